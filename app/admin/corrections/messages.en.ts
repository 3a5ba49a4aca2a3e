import { en as corrections } from '#app/records/corrections/messages.en.ts'

const states = { open: 'Open', accepted: 'Accepted', declined: 'Refused' }

export const en = {
  queue: 'Reports',
  errorTitle: 'Error Loading Reports',
  emptyTitle: 'No Open Reports',
  emptyText: 'Every report is decided. New ones of visitors appear here.',
  all: 'All',
  count: (count: string) => (count === '1' ? '1 report' : `${count} reports`),
  filters: {
    state: { label: 'State', values: states },
    kind: {
      label: 'About',
      values: corrections.kinds,
    },
    language: { label: 'Language', values: { en: 'English', ne: 'Nepali' } },
  },
  report: 'The report',
  reported: (when: string) => `Reported: ${when}`,
  noMessage: 'The words of the visitor were deleted after 90 days.',
  link: 'Named source',
  datum: 'The entry',
  before: 'Shown when it was reported',
  now: 'Shown now',
  same: 'Unchanged since the report',
  gone: 'It is deleted.',
  hidden: 'Not published: it is inactive.',
  openEditor: 'Open the editor',
  openPage: 'Open the public page',
  openPrices: 'Open the section',
  decision: 'The decision',
  decided: (when: string) => `Decided: ${when}`,
  labels: {
    reason: 'Reason in English (published)',
    reason_ne: 'Reason in Nepali (published)',
    state: 'State',
  },
  options: { state: states },
  reasonHint: 'Say what was compared with what. Repeat nothing personal of the report.',
  reasonMissing: 'Please write a reason: it is published with the decision.',
  accept: 'Accept',
  decline: 'Refuse',
  remove: 'Delete as spam',
  reopen: 'Take the decision back',
  selected: (count: string) => (count === '1' ? '1 report selected' : `${count} reports selected`),
  unchangedMany: (count: string) =>
    count === '1'
      ? '1 of them is about an entry that is unchanged since the report: accepting changes nothing in it.'
      : `${count} of them are about entries that are unchanged since the report: accepting changes nothing in them.`,
  questions: {
    accepted: {
      title: 'Accept although nothing changed?',
      text: 'The entry is unchanged since the report, and accepting changes nothing in it. Correct the entry first, or refuse the report.',
      yes: 'Accept anyway',
    },
    removed: {
      title: 'Delete as spam?',
      text: 'The report is deleted for good and published nowhere.',
      yes: 'Delete as spam',
    },
  },
  done: {
    accepted: (count: string) => `Accepted and published: ${count}`,
    declined: (count: string) => `Refused and published: ${count}`,
    removed: (count: string) => `Deleted: ${count}`,
    reopened: (count: string) => `Open again: ${count}`,
  },
}

export type CorrectionsMessages = typeof en
