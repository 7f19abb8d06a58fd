// Checks a shuffle without asking anybody: the seal, every draw and the hash chain, as docs/notation.md
// describes them under "Draws hmac-v1" and "Record".
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw, Draws } from './types';

const ALGORITHM = 'hmac-v1';
const SPAN = 1n << 256n;
const FORMAT = 'charthouse-record/1';
const HEADER = ['game', 'rules', 'content', 'options', 'players', 'draws', 'commitment', 'entropy', 'fork'];
/** Headers of 0.1 do not have these, and do not say so. */
const HEADER_SINCE = ['release'];

/** A record, read only as far as the checks need it. */
export interface RecordLines {
  header: string;
  commitment: string;
  entropy: string[];
  draws: string;
  forkAt: number;
  entries: { head: string; then: string[]; chain: string }[];
  secret: string;
}

/** What whoever checks was told before the deal, and what they added to the shuffle. */
export interface Before {
  seal?: string | undefined;
  stir?: string | undefined;
}

export interface Finding {
  /** The secret is the one that was committed to. */
  seal: boolean;
  /** What was added before the deal is in the shuffle; null where nothing was. */
  stirred: boolean | null;
  /** How many answers of chance were drawn again. */
  draws: number;
  /** How many could not be, because the rules that asked are not known any more. */
  unsure: number;
  /** The first question whose answer does not follow from the seed. */
  wrong: { label: string; answer: string; expected: string } | null;
  /** How many entries of the record were hashed again. */
  entries: number;
  /** The first entry that was changed after it was written. */
  broken: number | null;
}

export function holds(finding: Finding): boolean {
  return finding.seal && finding.stirred !== false && finding.wrong === null && finding.broken === null;
}

export function commitment(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('charthouse commitment 1\0'), secret)));
}

export function seedOf(secret: Uint8Array, entropy: string[]): Uint8Array {
  if (!entropy.length) return secret;
  const parts = entropy.map((part) => {
    const data = utf8ToBytes(part);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, data.length);
    return concatBytes(length, data);
  });
  return hmac(sha256, secret, concatBytes(utf8ToBytes('charthouse seed 1'), ...parts));
}

/** The place in a menu of this length that the seed gives to a question. */
export function drawn(seed: Uint8Array, label: string, choices: number): number {
  const size = BigInt(choices);
  let value = number(seed, label);
  for (let attempt = 1; value >= SPAN - (SPAN % size); attempt++) value = number(seed, `${label}#${attempt}`);
  return Number(value % size);
}

function number(seed: Uint8Array, message: string): bigint {
  return BigInt(`0x${bytesToHex(hmac(sha256, seed, utf8ToBytes(message)))}`);
}

/** Draws everything again, hashes the record again, and compares the two. Without draws only the record is checked. */
export function check(draws: Draws | null, record: RecordLines, before: Before = {}): Finding {
  const secret = bytesOf(draws?.secret ?? record.secret);
  const said = answers(record);
  const fresh = (draws?.draws ?? []).filter((draw) => !said.copied.has(draw.label));
  const known = fresh.filter((draw) => draw.known !== false);
  const seals = [before.seal ?? record.commitment, draws?.commitment ?? record.commitment];
  const promised = record.draws === ALGORITHM && seals.every((seal) => seal === record.commitment);
  return {
    seal: promised && secret.length > 0 && commitment(secret) === record.commitment,
    stirred: before.stir ? record.entropy.includes(before.stir) : null,
    draws: known.length,
    unsure: fresh.length - known.length,
    wrong: draws && (wrongDraw(seedOf(secret, record.entropy), known) ?? untold(said.fresh, fresh)),
    entries: record.entries.length,
    broken: brokenEntry(record),
  };
}

function wrongDraw(seed: Uint8Array, draws: Draw[]): Finding['wrong'] {
  for (const { label, menu, answer } of draws) {
    const expected = menu.length ? menu[drawn(seed, label, menu.length)]! : '';
    if (expected !== answer) return { label, answer, expected };
  }
  return null;
}

/** The first answer of the record that is missing among the draws, or is another there. */
function untold(said: Map<string, string>, draws: Draw[]): Finding['wrong'] {
  const told = new Map(draws.map((draw) => [draw.label, draw.answer]));
  for (const [label, answer] of said) {
    if (told.get(label) !== answer) return { label, answer, expected: told.get(label) ?? '' };
  }
  for (const [label, answer] of told) if (!said.has(label)) return { label, answer: '', expected: answer };
  return null;
}

/** The answers of chance in a record; those before a fork are of another seed. */
function answers(record: RecordLines): { copied: Set<string>; fresh: Map<string, string> } {
  const copied = new Set<string>();
  const fresh = new Map<string, string>();
  record.entries.forEach((entry, seq) => {
    for (const line of entry.then) {
      const found = /^\? (.*?) = (.*)$/.exec(line);
      if (!found) continue;
      if (seq <= record.forkAt) copied.add(found[1]!);
      else fresh.set(found[1]!, found[2]!);
    }
  });
  return { copied, fresh };
}

function brokenEntry(record: RecordLines): number | null {
  let chain = hash(record.header);
  for (const [seq, entry] of record.entries.entries()) {
    chain = hash([chain, entry.head, ...entry.then].join('\n'));
    if (chain !== entry.chain) return seq;
  }
  return null;
}

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

function bytesOf(hex: string): Uint8Array {
  return /^([0-9a-f]{2})+$/.test(hex) ? hexToBytes(hex) : new Uint8Array();
}

// --- records

/** A record in its text or its JSON form; nothing if it is neither. */
export function readRecord(text: string): RecordLines | null {
  try {
    return text.trimStart().startsWith('{') ? readJson(text) : readText(text);
  } catch {
    return null;
  }
}

function readText(text: string): RecordLines {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('');
  const fields = Object.fromEntries(
    lines.slice(1, end).map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), JSON.parse(line.slice(at + 2))];
    }),
  );
  const record = begun(lines.slice(0, end).join('\n'), fields as unknown as HeaderFields);
  let head = '';
  let then: string[] = [];
  for (const line of lines.slice(end)) {
    if (line.startsWith('  # ')) {
      record.entries.push({ head, then, chain: line.slice(4) });
      then = [];
    } else if (line.startsWith('  ')) then.push(line.slice(2));
    else if (line.startsWith('secret ')) record.secret = line.slice(7);
    else if (line) head = line;
  }
  return record;
}

function readJson(text: string): RecordLines {
  const whole = JSON.parse(text);
  const keys = [...HEADER, ...HEADER_SINCE.filter((key) => key in whole.header)];
  const header = keys.map((key) => `${key}: ${sorted(whole.header[key] ?? null)}`);
  const record = begun([FORMAT, ...header].join('\n'), whole.header);
  whole.entries.forEach((entry: { seat: number; action: string; then: string[]; chain: string }, seq: number) =>
    record.entries.push({
      head: entry.seat ? `${seq} seat ${entry.seat}: ${entry.action}` : `${seq} ${entry.action || 'start'}`,
      then: entry.then,
      chain: entry.chain,
    }),
  );
  record.secret = whole.secret;
  return record;
}

interface HeaderFields {
  commitment: string;
  draws: string;
  entropy?: string[];
  fork?: { at: number } | null;
}

function begun(header: string, fields: HeaderFields): RecordLines {
  return {
    header,
    commitment: fields.commitment,
    entropy: fields.entropy ?? [],
    draws: fields.draws,
    forkAt: fields.fork?.at ?? -1,
    entries: [],
    secret: '',
  };
}

/** JSON with sorted keys and no spaces, as the header of a record is written. */
function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${sorted(inner)}`).join(',')}}`;
}
