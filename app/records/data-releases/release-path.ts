/** Where a released version of a file is read: its content never changes. */
export const releasePath = ({ name, sha256 }: { name: string; sha256: string }) =>
  `/data/releases/${sha256}/${name}.csv`
