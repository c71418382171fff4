/** Certificates of a server on this machine, and the authority that issued them, by openssl. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files in PEM. */
export interface Certificates extends Disposable {
  /** Certificate of the authority. */
  readonly authority: string;
  /** Certificate of the server. */
  readonly certificate: string;
  readonly key: string;
  /** Certificate of an authority that issued nothing. */
  readonly otherAuthority: string;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' });

/** Makes certificates in a directory of their own: that of the server has the name `localhost`. */
export const makeCertificates = (): Certificates => {
  const directory = mkdtempSync(join(tmpdir(), 'skein-certificates-'));
  const file = (name: string) => join(directory, name);
  const makeAuthority = (name: string) => {
    const paths = ['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)];
    openssl('req', '-x509', ...NEW_KEY, ...paths, '-subj', `/CN=${name}`, '-days', '2');
    return file(`${name}.crt`);
  };
  const authority = makeAuthority('authority');
  openssl('req', '-new', ...NEW_KEY, '-keyout', file('server.key'), '-out', file('server.csr'), '-subj', '/CN=server');
  writeFileSync(file('extensions'), 'subjectAltName=DNS:localhost\n');
  openssl(
    ...['x509', '-req', '-in', file('server.csr'), '-out', file('server.crt'), '-days', '2', '-CAcreateserial'],
    ...['-CA', authority, '-CAkey', file('authority.key'), '-extfile', file('extensions')],
  );
  return {
    ...{ authority, certificate: file('server.crt'), key: file('server.key') },
    otherAuthority: makeAuthority('other'),
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  };
};
