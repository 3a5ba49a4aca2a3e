/** Bytes of an upload that one request carries: the server closes requests that last too long. */
export const uploadPartBytes = 1_500_000

/** Largest file that may be uploaded, in bytes. */
export const maxUploadBytes = 512 * 1024 * 1024
