/** What was measured on one machine; `docs/capacity.md` says by which command. */
export interface Measured {
  /** Usage events that one server process stores in a second. */
  eventsPerServer: number
  /** Processor time of PostgreSQL for an event, in microseconds. */
  databaseMicrosPerEvent: number
  /** Cached pages that one server process gives in a second, with a core of its own. */
  pagesPerServer: number
  /** Of a page over the wire, compressed, its head included. */
  bytesPerPage: number
  /** On the disk, indexes included. */
  bytesPerEvent: number
  /** The roll-ups, for a session on a day. */
  bytesPerSession: number
  /** The roll-up by hours, which does not grow with visitors. */
  bytesPerYear: number
}

/** What nobody has measured: how people come. */
export interface Assumed {
  /** The busiest second of a day against its mean: evenings in Nepal, one country in one time zone. */
  peakToMean: number
  eventsPerSession: number
  /** Documents that a session loads; the rest of its events happen on pages that are open. */
  pagesPerSession: number
  /** A process or a core is planned to be busy for so much of its time at the peak. */
  busyShare: number
  keptDays: number
}

export interface Needs {
  eventsPerDay: number
  meanPerSecond: number
  peakPerSecond: number
  sessionsPerDay: number
  /** Never below two, so that one can be restarted. */
  servers: number
  /** Cores of the database for writing at the peak. */
  databaseCores: number
  databaseBytesPerDay: number
  databaseBytes: number
  pagesPerDay: number
  peakPagesPerSecond: number
  pageBytesPerDay: number
}

const secondsOfDay = 86_400
const fewestServers = 2
const daysOfYear = 365

export function needsOf(eventsPerDay: number, measured: Measured, assumed: Assumed): Needs {
  const { peakToMean, eventsPerSession, pagesPerSession, busyShare, keptDays } = assumed
  const meanPerSecond = eventsPerDay / secondsOfDay
  const peakPerSecond = meanPerSecond * peakToMean
  const sessionsPerDay = eventsPerDay / eventsPerSession
  const pagesPerDay = sessionsPerDay * pagesPerSession
  const peakPagesPerSecond = (pagesPerDay / secondsOfDay) * peakToMean
  // Both kinds of work share the one thread of a process.
  const processes = peakPerSecond / measured.eventsPerServer + peakPagesPerSecond / measured.pagesPerServer
  const databaseBytesPerDay =
    eventsPerDay * measured.bytesPerEvent +
    sessionsPerDay * measured.bytesPerSession +
    measured.bytesPerYear / daysOfYear
  return {
    eventsPerDay,
    meanPerSecond,
    peakPerSecond,
    sessionsPerDay,
    servers: Math.max(fewestServers, Math.ceil(processes / busyShare)),
    databaseCores: (peakPerSecond * measured.databaseMicrosPerEvent) / 1e6 / busyShare,
    databaseBytesPerDay,
    databaseBytes: databaseBytesPerDay * keptDays,
    pagesPerDay,
    peakPagesPerSecond,
    pageBytesPerDay: pagesPerDay * measured.bytesPerPage,
  }
}
