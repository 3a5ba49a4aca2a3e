/** The path that a row stores for an uploaded picture: the one that serves it. */
export function isUploadPath(address: string): boolean {
  return /^\/media\/[0-9a-f]{64}$/.test(address)
}
