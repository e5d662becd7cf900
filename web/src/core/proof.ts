/** The fingerprint of a secret, as the server makes it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** By a library: pages on plain http have no WebCrypto. */
export function commitment(
  table: string,
  game: number,
  round: number,
  kind: 'deal' | 'refill',
  secret: string,
): string {
  const lines = ['coyote-shuffle/1', table, String(game), String(round), kind, secret];
  return bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
}
