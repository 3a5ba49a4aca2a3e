/** Of the buttons in the dialog. */
export const en = {
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  clear: 'Clear',
  close: 'Close',
}
