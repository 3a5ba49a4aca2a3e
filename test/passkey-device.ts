import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** What a device may say that this site must refuse. */
interface Wrong {
  origin?: string
  rpId?: string
  /** Without fingerprint or PIN. */
  isVerified?: boolean
  counter?: number
  /** Attests its make, which was not asked for. */
  maker?: { certificate: string; key: JsonWebKey }
}

/** A passkey that a device has already. */
interface Kept {
  id: string
  key: JsonWebKey
}

interface Creation {
  challenge: string
  rp: { id?: string }
}

/**
 * A device that makes passkeys, as WebAuthn describes it: ES256, attestation `none`.
 *
 * @param aaguid its model, in hexadecimal digits
 */
export function passkeyDevice(origin: string, kept?: Kept, aaguid = '0'.repeat(32)) {
  const id = kept ? Buffer.from(kept.id, 'base64url') : randomBytes(32)
  const privateKey = privateKeyOf(kept)
  const publicKey = createPublicKey(privateKey)
  let signatures = 0
  const credentialOf = <Fields extends object>(response: Fields) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  return {
    create: ({ challenge, rp }: Creation, wrong: Wrong = {}) => {
      const client = clientData('webauthn.create', challenge, wrong.origin ?? origin)
      const key = keyData(aaguid, id, publicKey)
      const data = authenticatorData(rp.id ?? '', wrong, 0, key)
      const object = wrong.maker
        ? attestedByMaker(data, wrong.maker, [sha256(client), id, pointOf(publicKey)])
        : attestation('none', [], data)
      return credentialOf({
        clientDataJSON: base64url(client),
        attestationObject: base64url(object),
        transports: ['internal' as const],
      })
    },
    sign: ({ challenge, rpId }: { challenge: string; rpId?: string }, wrong: Wrong = {}) => {
      signatures = wrong.counter ?? signatures + 1
      const client = clientData('webauthn.get', challenge, wrong.origin ?? origin)
      const data = authenticatorData(rpId ?? '', wrong, signatures)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credentialOf({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const privateKeyOf = (kept?: Kept) =>
  kept
    ? createPrivateKey({ format: 'jwk', key: kept.key })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

function authenticatorData(
  rpId: string,
  wrong: Wrong,
  counter: number,
  key: Buffer = Buffer.alloc(0),
): Buffer {
  const userPresent = 0x01
  const userVerified = wrong.isVerified === false ? 0 : 0x04
  const hasKey = key.length > 0 ? 0x40 : 0
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([
    sha256(wrong.rpId ?? rpId),
    Buffer.from([userPresent | userVerified | hasKey]),
    count,
    key,
  ])
}

/** The model, the id with its length, and the key in COSE. */
function keyData(aaguid: string, id: Buffer, publicKey: KeyObject): Buffer {
  const [x, y] = [pointOf(publicKey).subarray(1, 33), pointOf(publicKey).subarray(33)]
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
  const cose = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), bytes(x), Buffer.from([0x22]), bytes(y)]
  return Buffer.concat([Buffer.from(aaguid, 'hex'), Buffer.from([0, id.length]), id, ...cose])
}

/** Uncompressed: 4, x, y. */
function pointOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
}

// CBOR.
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) => {
  const [high, low] = [data.length >> 8, data.length & 0xff]
  return Buffer.concat([Buffer.from(high === 0 ? [0x58, low] : [0x59, high, low]), data])
}

/** {fmt, attStmt, authData}; the statement has so many pairs of key and value. */
function attestation(format: string, statement: Buffer[][], data: Buffer): Buffer {
  const head = [Buffer.from([0xa3]), text('fmt'), text(format), text('attStmt')]
  const pairs = [Buffer.from([0xa0 + statement.length]), ...statement.flat()]
  return Buffer.concat([...head, ...pairs, text('authData'), bytes(data)])
}

/** As security keys of FIDO U2F do it. */
function attestedByMaker(
  data: Buffer,
  { certificate, key }: NonNullable<Wrong['maker']>,
  [client, id, point]: [Buffer, Buffer, Buffer],
): Buffer {
  const signed = Buffer.concat([Buffer.from([0]), data.subarray(0, 32), client, id, point])
  const signature = sign('sha256', signed, createPrivateKey({ format: 'jwk', key }))
  const chain = Buffer.concat([Buffer.from([0x81]), bytes(Buffer.from(certificate, 'base64'))])
  const statement = [
    [text('x5c'), chain],
    [text('sig'), bytes(signature)],
  ]
  return attestation('fido-u2f', statement, data)
}
