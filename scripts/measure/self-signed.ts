import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

// ASN.1 tags of the parts of a certificate that are used here (X.690).
const [INTEGER, BIT_STRING, OCTET_STRING, OBJECT, TEXT, TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 23, 0x30, 0x31]
const EXPLICIT = 0xa0
const DNS_NAME = 0x82
// Encoded object identifiers: ecdsa-with-SHA256, commonName, subjectAltName.
const ECDSA_SHA256 = '2a8648ce3d040302'
const COMMON_NAME = '550403'
const ALTERNATIVE_NAME = '551d11'
const A_DAY_MS = 86_400_000

/**
 * Makes a key and a certificate for localhost that is valid for two days, so that a measurement needs no other tool.
 */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const algorithm = part(SEQUENCE, object(ECDSA_SHA256))
  const name = part(SEQUENCE, part(SET, part(SEQUENCE, object(COMMON_NAME), part(TEXT, 'localhost'))))
  const alternative = part(SEQUENCE, part(DNS_NAME, 'localhost'))
  const body = part(
    SEQUENCE,
    part(EXPLICIT, part(INTEGER, Buffer.of(2))),
    part(INTEGER, Buffer.concat([Buffer.of(1), randomBytes(8)])),
    algorithm,
    name,
    part(SEQUENCE, time(Date.now() - A_DAY_MS), time(Date.now() + A_DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(EXPLICIT + 3, part(SEQUENCE, part(SEQUENCE, object(ALTERNATIVE_NAME), part(OCTET_STRING, alternative)))),
  )
  const signature = part(BIT_STRING, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]))
  const certificate = part(SEQUENCE, body, algorithm, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

function part(tag: number, ...content: (Buffer | string)[]): Buffer {
  const value = Buffer.concat(content.map((one) => Buffer.from(one)))
  // DER requires the shortest form of a length.
  const length =
    value.length < 128
      ? [value.length]
      : value.length < 256
        ? [0x81, value.length]
        : [0x82, value.length >> 8, value.length & 255]
  return Buffer.concat([Buffer.of(tag, ...length), value])
}

const object = (encoded: string): Buffer => part(OBJECT, Buffer.from(encoded, 'hex'))

const time = (instant: number): Buffer =>
  part(
    TIME,
    `${new Date(instant)
      .toISOString()
      .replaceAll(/[-:T]|\..*/g, '')
      .slice(2)}Z`,
  )
