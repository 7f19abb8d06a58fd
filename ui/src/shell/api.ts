/** Calls to the server. */
import { near } from './near';
import type { Message, Printed } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
  ) {
    super(said.id);
  }
}

async function call<T>(path: string, init: RequestInit, key?: string): Promise<T> {
  const headers = new Headers(init.headers);
  if (key) headers.set('Authorization', `Bearer ${key}`);
  let answer: Response;
  try {
    answer = await fetch(near(path), { ...init, headers });
  } catch {
    throw new ApiError(0, { id: 'page-offline' });
  }
  const json = (answer.headers.get('content-type') ?? '').includes('json');
  if (!answer.ok) {
    const body = json ? ((await answer.json()) as { error?: Message }) : {};
    throw new ApiError(answer.status, body.error ?? { id: 'page-server-trouble', args: { status: answer.status } });
  }
  return (json ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string, key?: string): Promise<T> => call<T>(path, {}, key);
export const post = <T>(path: string, body: unknown, key?: string): Promise<T> =>
  call<T>(
    path,
    {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Charthouse': '1' },
    },
    key,
  );

/** Where everything printed of a game is told. */
export const contentAt = (game: string): string => `/api/content?game=${encodeURIComponent(game)}`;
/** Everything printed of a game, asked for once a visit. */
const printed = new Map<string, Promise<Printed>>();
export function content<T extends Printed>(game: string): Promise<T> {
  let found = printed.get(game);
  if (!found) {
    found = get<Printed>(contentAt(game));
    found.catch(() => printed.delete(game));
    printed.set(game, found);
  }
  return found as Promise<T>;
}

/** Was it thrown for want of a server? */
export const away = (trouble: unknown): boolean =>
  trouble instanceof ApiError && (trouble.status === 0 || trouble.status >= 500);
/** What to say of anything that was thrown. */
export const saidOf = (trouble: unknown): Message =>
  trouble instanceof ApiError ? trouble.said : { id: 'page-trouble' };
