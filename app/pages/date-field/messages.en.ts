export const en = {
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
}

export type DateFieldMessages = typeof en
