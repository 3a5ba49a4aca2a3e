export const en = {
  title: 'Nepali date field for your forms',
  description:
    'A free form field for Bikram Sambat dates: typed, pasted or chosen from a month, in English and Nepali, for plain HTML and React.',
  lead: 'A form field for dates of Bikram Sambat. Year, month and day are typed in Latin or Devanagari digits, pasted, or chosen from a month that shows both calendars. Your server gets the day in AD and in BS. A day that does not exist is refused.',
  free: 'Free, under the MIT licence. 9 KiB of code, compressed, and 3 more once the field is used. It needs no other package.',
  examplesHeading: 'Try it',
  examplesHint:
    'The code of each example is the code that runs here. `method="dialog"` keeps these forms from being sent. Leave it out in yours.',
  noScript:
    'The live fields need JavaScript. What you see here are the text fields that are there without it.',
  examples: {
    birth: {
      title: 'What a form submits',
      hint: 'Type `2055 01 23` and press the button.',
      label: 'Date of birth',
      button: 'Show the entries',
    },
    range: {
      title: 'Only the next 30 days',
      hint: 'Other days cannot be chosen. For one that is typed there is a message.',
      label: 'Day of the visit',
    },
    nepali: {
      title: 'In Nepali',
      hint: 'The field follows the language of the elements around it. In Nepali its digits are Devanagari.',
    },
    required: {
      title: 'Required',
      hint: 'Press the first button while the field is empty: the browser stops and says why.',
      label: 'Citizenship, date of issue',
      button: 'Check',
      reset: 'Reset',
      complete: 'Nothing is missing.',
    },
  },
  installHeading: 'Install',
  module: 'Then import it once in your code. A bundler is needed for this:',
  plain:
    'Without a bundler, put the files of the folder `dist` of the package onto your site, all in one folder, and load `index.js`:',
  part: 'Name',
  meaning: 'Meaning',
  submittedHeading: 'What is submitted',
  submitted: {
    birth: 'The day in AD, `1998-05-06`. Empty unless the day exists and is allowed.',
    'birth-bs':
      'What was entered, in Latin digits: `2055-01-23`. Even if it is not a valid date: `2055-01-33` or `2055--`.',
  },
  noScriptHeading: 'Without JavaScript',
  noScriptText:
    'Visitors then have the text field that you put inside, and only `birth-bs` is submitted, as it was typed. Convert it on the server with `parseBs` of the package `bikram-sambat-calendar`. What was typed before the code is loaded is kept.',
  attributesHeading: 'Attributes',
  attributes: {
    name: 'Name of the entries',
    value: 'First value in BS, such as `2082-04-29`; a reset brings it back',
    'min, max': 'First and last possible day in BS',
    required: 'As in other fields, like `disabled` and `readonly`',
    lang: '`ne` or `en`, if the field should use another language than the page',
    label: 'Name of the field, where it has no label element',
    error: 'A message of your own below the field, while the field itself has none',
  },
  eventsHeading: 'Events and properties',
  events: {
    input: 'Event after each edit',
    change: 'Event once a day was completed, chosen, pasted or removed',
    value: 'The day in BS, or an empty text; it can be set',
    valueAsAd: 'The same day in AD',
    text: 'What is entered, also where it is no day',
    'showPicker()': 'Opens the month',
  },
  validity: 'Validation works as with an `<input>`: `checkValidity()` and the others are there.',
  keysHeading: 'Keys',
  key: 'Key',
  keys: {
    '0–9': 'A full part goes on to the next one; the year 83 is 2083',
    '- / .': 'To the next part, as the space bar does',
    '↑ ↓': 'Next or previous year, month or day',
    '← →': 'From part to part',
    Backspace: 'Empties the part',
    'Alt+↓': 'Opens the month',
  },
  monthKeys:
    'In the month the arrows move by days and weeks, Page Up and Page Down by months, with Shift by years. Enter chooses, Escape closes.',
  reactHeading: 'In React',
  react:
    'React 19 passes properties and events to the element. Events are written in lower case. Where the server renders the page, add their listeners with a `ref`: hydration leaves them out.',
  types: 'For TypeScript, once in your code:',
  styleHeading: 'Colours and shape',
  style: {
    surface: 'Background',
    ink: 'Text',
    muted: 'Placeholders and hints',
    line: 'Border',
    accent: 'Focus and the chosen day',
    'on-accent': 'Text on this colour',
    error: 'Messages, Saturdays',
    radius: 'Corners',
  },
  styleHint:
    'Each name begins with `--bs-date-field-`. Font and language come from your page, light and dark from its `color-scheme`. Parts of the field can be styled with `::part()`: field, segment, year, month, day, open, message, dialog.',
  rulesHeading: 'Good to know',
  rules: [
    'Years from 2000 to 2090 BS are covered. Months of years without an official calendar are computed and may still move by a day.',
    'A pasted text that can only be AD is converted, and the field says so. One that can be two days, such as `4/5/2082`, is not taken.',
    'A security policy (CSP) of your site needs no exception: the field writes no style attributes and no style elements.',
    'It works in Chrome 111, Firefox 113, Safari 16.4 and newer. Older browsers keep the text field.',
  ],
}

export type DateFieldMessages = typeof en
