import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { PasskeyQuestion } from '@boardwalk/api-client';

/** What a test changes of an answer, to make it a wrong one. */
export interface Forgery {
  origin?: string;
  rpId?: string;
  /** Whether the authenticator says that it has verified its owner. */
  isVerified?: boolean;
  challenge?: string;
}

const UP = 0x01;
const UV = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

/** A passkey in software, ES256, which answers as a browser with an authenticator does. */
export function testAuthenticator(site: { rpId: string; origin: string }) {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const clientData = (type: string, { challenge }: { challenge: string }, forgery: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: forgery.challenge ?? challenge,
        origin: forgery.origin ?? site.origin,
        crossOrigin: false,
      }),
    );

  function authenticatorData(forgery: Forgery, attested?: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags =
      UP |
      ((forgery.isVerified ?? true) ? UV : 0) |
      BACKUP_ELIGIBLE |
      BACKED_UP |
      (attested === undefined ? 0 : ATTESTED);
    return Buffer.concat([
      createHash('sha256')
        .update(forgery.rpId ?? site.rpId)
        .digest(),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }

  return {
    id: id.toString('base64url'),

    /** Where its counter stands; 0: it does not count. */
    setCounter(value: number): void {
      counter = value;
    },

    /** Makes the passkey, as the browser does for a question of beginPasskey. */
    create({ options }: PasskeyQuestion, forgery: Forgery = {}) {
      const size = Buffer.alloc(2);
      size.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, coseKey(publicKey)]);
      const data = authenticatorData(forgery, attested);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', options, forgery).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },

    /** Answers a question of beginPasskeySignIn. */
    answer({ options }: PasskeyQuestion, forgery: Forgery = {}) {
      const client = clientData('webauthn.get', options, forgery);
      const data = authenticatorData(forgery);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      };
    },
  };
}

/** An ES256 key as COSE writes it. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    // kty: EC2, alg: ES256, crv: P-256
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(bytes.length);
  return Buffer.concat([
    bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.concat([Buffer.from([0x59]), size]),
    bytes,
  ]);
}
