import type { BodyOf, PasskeyQuestion } from '@boardwalk/api-client';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** What the browser has made of a question; a word when it has made none. */
export type MadePasskey = Omit<BodyOf<'addPasskey'>, 'name'> | 'exists' | 'none';

/** Asks the browser for a new passkey. */
export async function createPasskey({ options }: PasskeyQuestion): Promise<MadePasskey> {
  try {
    const { id, response } = await startRegistration({
      // The contract names the standard's shape.
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return {
      id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  } catch (error) {
    const isThere =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isThere ? 'exists' : 'none';
  }
}
