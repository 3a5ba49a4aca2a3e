/** `chautari-2026-11-21T05-00-00Z.jsonl.gz`: names sort as their times do. */
export function dumpName(now: Date, begin = 'chautari'): string {
  return `${begin}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`
}
