export const en = {
  title: 'You are offline',
  explanation:
    'This page has not been opened on this device before, so there is no copy of it to show without a network.',
  otherAddress:
    'This device has a copy of this page, but not for the day or the search in its address. That can only be shown with a network.',
  copyOf: (name: string, time: string) => `${name}, copy of ${time}`,
  retry: 'Try again',
  call: 'In an emergency',
  callHint: 'Phone calls work without internet.',
  allNumbers: 'All emergency numbers',
  stored: 'Pages that open without a network',
}

export type OfflineMessages = typeof en
