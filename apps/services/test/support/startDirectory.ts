import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type JWK } from 'oidc-provider';

export const CLIENT = { id: 'shop', secret: 'secret of the shop' };

/** Of whatever the directory issues, in seconds. */
const LIFETIME = 3_600;

/** What the directory says of a person. */
export interface Person {
  groups?: unknown;
  email?: string;
  given_name?: string;
  family_name?: string;
}

export interface Directory {
  issuer: string;
  /** By subject. */
  people: Map<string, Person>;
  /** The subject of whoever is at the browser; null for somebody who turns back. */
  visitor: string | null;
  /** Where groups are told. */
  groupsIn: 'userinfo' | 'id_token';
  /** Whether it can be reached. */
  isUp: boolean;
  stop: () => Promise<void>;
}

/** A directory of employees: a real OpenID provider, whose page to sign in asks nothing. */
export async function startDirectory(redirectUri: string): Promise<Directory> {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    if (directory.isUp) answer(request, response);
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const directory: Directory = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people: new Map(),
    visitor: null,
    groupsIn: 'userinfo',
    isUp: true,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  const provider = new Provider(directory.issuer, configure(directory, redirectUri));
  const callback = provider.callback();
  answer = (request, response) =>
    void (request.url?.startsWith('/interaction/')
      ? finishInteraction(provider, directory, request, response)
      : callback(request, response));
  return directory;
}

function configure(directory: Directory, redirectUri: string): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirectUri],
      },
    ],
    jwks: { keys: [privateKey.export({ format: 'jwk' }) as JWK] },
    cookies: { keys: ['key of the cookies'] },
    claims: { openid: ['sub', 'groups'], profile: ['given_name', 'family_name'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: (use) => {
        const { groups, ...person } = directory.people.get(sub) ?? {};
        return { sub, ...person, ...(use === directory.groupsIn && { groups }) };
      },
    }),
    ttl: { AccessToken: LIFETIME, Grant: LIFETIME, IdToken: LIFETIME, Interaction: LIFETIME, Session: LIFETIME },
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope(String(oidc.params?.['scope']));
      await grant.save();
      return grant;
    },
  };
}

async function finishInteraction(
  provider: Provider,
  { visitor }: Directory,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const result = visitor === null ? { error: 'access_denied' } : { login: { accountId: visitor } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
