import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  customFetch,
  type CustomFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import type { EmployeeSettings } from './employeeSettings.ts';

/** For each request to the directory; somebody is waiting. */
const TIMEOUT_SECONDS = 10;

/** Thrown if the directory cannot be reached or has a fault. */
export class DirectoryUnavailable extends Error {
  override name = 'DirectoryUnavailable';
}

/** What ties the directory's answer to the browser that asked. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the directory says of somebody. */
export interface DirectoryClaims extends Readonly<Record<string, unknown>> {
  iss: string;
  sub: string;
}

export interface EmployeeDirectory {
  /** The directory's page to sign in, which leads back to `redirectUri`. */
  begin(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Checks the answer, the callback's query. The claims, or why there are none: an error code. */
  finish(
    redirectUri: string,
    query: string,
    checks: SignInChecks,
  ): Promise<{ claims: DirectoryClaims } | { claims: null; reason: string }>;
}

/**
 * The directory of employees, an OpenID provider: authorization code flow with PKCE, state and nonce. Its metadata are
 * fetched when somebody signs in, again after a failure. Methods reject with `DirectoryUnavailable`.
 */
export function createEmployeeDirectory(settings: EmployeeSettings): EmployeeDirectory {
  let known: Promise<Configuration> | null = null;
  const configuration = () =>
    (known ??= discover(settings).catch((cause: unknown) => {
      known = null;
      throw new DirectoryUnavailable('the metadata of the directory cannot be had', { cause });
    }));

  return {
    async begin(redirectUri) {
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(redirectUri, query, checks) {
      const url = new URL(redirectUri);
      url.search = query;
      try {
        return { claims: await fetchClaims(await configuration(), url, checks, settings) };
      } catch (error) {
        if (isUnavailable(error)) throw new DirectoryUnavailable('the directory does not answer', { cause: error });
        return { claims: null, reason: refusalOf(error) };
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: EmployeeSettings): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [customFetch]: fetchFromDirectory,
    timeout: TIMEOUT_SECONDS,
    // The settings allow http on this machine only.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });
}

const fetchFromDirectory: CustomFetch = async (url, options) => {
  const response = await fetch(url, options).catch((cause: unknown) => {
    throw new DirectoryUnavailable('the directory cannot be reached', { cause });
  });
  if (response.status < 500) return response;
  await response.body?.cancel();
  throw new DirectoryUnavailable(`the directory answers with ${response.status}`);
};

async function fetchClaims(
  configuration: Configuration,
  url: URL,
  { state, nonce, codeVerifier }: SignInChecks,
  { groupsClaim }: EmployeeSettings,
): Promise<DirectoryClaims> {
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  // Many directories keep all but the subject out of the ID token, some a part.
  const isComplete = claims[groupsClaim] !== undefined && claims['email'] !== undefined;
  if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}

function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DirectoryUnavailable) return true;
  }
  return false;
}

/** The code of a refusal. Any other error is a fault, and thrown. */
function refusalOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error;
  if (error instanceof ClientError || error instanceof WWWAuthenticateChallengeError) return error.code ?? error.name;
  throw error;
}
