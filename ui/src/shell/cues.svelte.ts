/** How this device says that it is your turn: the title always; a notice and a bell only when asked for. */
import { keep, kept } from './kept';

let bell = $state(kept('bell', false));
let notice = $state(kept('notice', false));

export const cues = {
  get bell(): boolean {
    return bell;
  },
  get notice(): boolean {
    return notice && 'Notification' in window && Notification.permission === 'granted';
  },
  get mayNotice(): boolean {
    return 'Notification' in window && window.isSecureContext && Notification.permission !== 'denied';
  },
};
export function setBell(on: boolean): void {
  bell = on;
  keep('bell', on);
  if (on) ring();
}
export async function setNotice(on: boolean): Promise<void> {
  notice = on && (await Notification.requestPermission()) === 'granted';
  keep('notice', notice);
}

/** One soft bell. */
export function ring(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 880;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + 0.9);
}

export function tellTurn(words: string): void {
  if (bell) ring();
  if (cues.notice && document.hidden) {
    try {
      const shown = new Notification('Charthouse', { body: words, tag: 'turn' });
      shown.onclick = () => window.focus();
    } catch {
      /* some phones allow notices to service workers only */
    }
  }
}
