import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** What a device may say that this site must refuse. */
interface Wrong {
  origin?: string
  rpId?: string
  /** Without fingerprint or PIN. */
  isVerified?: boolean
  counter?: number
}

interface Creation {
  challenge: string
  rp: { id?: string }
}

/** A device that makes passkeys, as WebAuthn describes it: ES256, attestation `none`. */
export function passkeyDevice(origin: string) {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let signatures = 0
  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: wrong.origin ?? origin, crossOrigin: false }))
  const credentialOf = <Fields extends object>(response: Fields) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })
  return {
    create: ({ challenge, rp }: Creation, wrong: Wrong = {}) =>
      credentialOf({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, wrong)),
        attestationObject: base64url(
          attestation(authenticatorData(rp.id ?? '', wrong, 0, keyData(id, publicKey))),
        ),
        transports: ['internal' as const],
      }),
    sign: ({ challenge, rpId }: { challenge: string; rpId?: string }, wrong: Wrong = {}) => {
      signatures = wrong.counter ?? signatures + 1
      const client = clientData('webauthn.get', challenge, wrong)
      const data = authenticatorData(rpId ?? '', wrong, signatures)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return credentialOf({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      })
    },
  }
}

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

/** AAGUID (none), the id with its length, and the key in COSE. */
function keyData(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(text, 'base64url')])
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y} as CBOR.
  const cose = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), point(x), Buffer.from([0x22]), point(y)]
  return Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, ...cose])
}

/** {fmt: 'none', attStmt: {}, authData} as CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const head = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]
  return Buffer.concat([...head, text('authData'), Buffer.from([0x58, data.length]), data])
}
