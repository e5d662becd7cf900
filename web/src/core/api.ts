/** Tables over HTTP. What goes wrong is a `Problem` with a code and facts. */
import type { Claim, EditionInfo, Joining, NewTable, Place, Sync, Trouble } from '../wire.ts';

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly facts: Readonly<Record<string, number | string>> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask(path: string, wish?: object, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (wish) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const request: RequestInit = { method: wish ? 'POST' : 'GET', headers };
  if (wish) request.body = JSON.stringify(wish);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Problem('offline');
  }
  if (answer.ok) return answer;
  throw await problemOf(answer);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const trouble = (await answer.json()) as Trouble;
    return new Problem(trouble.code, trouble.facts, answer.status);
  } catch {
    return new Problem('offline', {}, answer.status);
  }
}

async function read<T>(path: string, wish?: object, token?: string): Promise<T> {
  return (await (await ask(path, wish, token)).json()) as T;
}

export const openTable = (wish: NewTable): Promise<Place> => read('/api/tables', wish);

export const joinTable = (code: string, wish: Joining): Promise<Place> =>
  read(`/api/tables/${code}/people`, wish);

export const claimSeat = (code: string, wish: Claim): Promise<Place> =>
  read(`/api/tables/${code}/claim`, wish);

/** The table as anybody may see it; with a key as its seat does. */
export const lookAt = (code: string, token?: string): Promise<Sync> =>
  read(`/api/tables/${code}`, undefined, token);

export const fetchEditions = (): Promise<EditionInfo[]> => read('/api/editions');

export const fetchRecord = async (code: string, game: number): Promise<string> =>
  (await ask(`/api/tables/${code}/records/${game}`)).text();
