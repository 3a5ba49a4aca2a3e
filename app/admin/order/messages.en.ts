export const en = {
  title: 'Change the Order',
  hint: 'Drag a row by its handle, or use its arrows. On a keyboard: Space grabs a row at its handle, the arrow keys move it, Space drops it, Escape puts it back.',
  errorTitle: 'Error Loading the Order',
  handle: (name: string, place: string, count: string) => `Move ${name}, place ${place} of ${count}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  hidden: 'Hidden from visitors',
  events: {
    grabbed: (name: string, place: string, count: string) =>
      `${name} is grabbed, place ${place} of ${count}. The arrow keys move it, Space drops it, Escape puts it back.`,
    moved: (name: string, place: string, count: string) => `${name}: place ${place} of ${count}.`,
    dropped: (name: string, place: string, count: string) =>
      `${name} is dropped at place ${place} of ${count}.`,
    cancelled: (name: string, place: string, count: string) =>
      `${name} is back at place ${place} of ${count}.`,
  },
  leaveTitle: 'Discard the new order?',
  leaveText: 'The rows that you moved go back to their places.',
  saved: 'The order is saved.',
}

export type OrderMessages = typeof en
