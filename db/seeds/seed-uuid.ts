import { createHash } from 'node:crypto'

const namespace = Buffer.from('5b0f6c3e4c5d4d0e9b1f7a2d8c6e1f30', 'hex')

/** A version 5 UUID of a seed id such as `carriers/ncell`: the row's id, the same in every installation. */
export function seedUuid(seedId: string): string {
  const bytes = createHash('sha1').update(namespace).update(seedId).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
