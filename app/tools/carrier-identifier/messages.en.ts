export const en = {
  title: 'Carrier Identifier',
  subtitle: 'Identify your mobile carrier instantly',
  cardTitle: 'Enter Your Phone Number',
  hint: 'Enter any Nepali mobile number to identify its carrier',
  label: 'Phone number',
  placeholder: '98X-XXX-XXXX',
  threeDecide: 'The first three digits decide, such as 984.',
  noneBegins: (prefix: string) => `No carrier that we know begins with ${prefix}.`,
  identify: 'Identify Carrier',
  identifying: 'Identifying...',
  identifyingCarrier: 'Identifying carrier...',
  found: 'Carrier Identified',
  notFound: {
    title: 'Carrier Not Found',
    known: "The number you entered doesn't match any known Nepali carrier patterns.",
    unknown: "Please check the number and try again. Make sure it's a valid 10-digit Nepali mobile number.",
  },
  number: 'Number',
  issuedTo: 'Issued to',
  technology: 'Technology',
  leftOut: (prefix: string) =>
    prefix === '977'
      ? 'The country code 977 was left out; the ten digits after it were looked up.'
      : `The ${prefix} in front was left out; the ten digits after it were looked up.`,
  newSeries: {
    title: '971: probably Ncell',
    known:
      'Ncell has been reported to issue numbers that begin with 971 since December 2025, and Google’s public number data (libphonenumber) gives 971 to Ncell.',
    unknown:
      'The regulator’s own list was not available to us, so 971 is not in the list of carriers. Sources are below the article; read in November 2026.',
  },
  privacy: 'Your number stays in this browser. It is not sent anywhere.',
  supported: 'Supported Carriers',
  listDate:
    'Prefixes from public number data of July 2026; states of licences from news reports of 2021 to 2024.',
  prefixes: 'Prefixes',
  ask: {
    reading: (prefix: string) => `numbers starting with ${prefix} were issued to this operator`,
    notConfirmed: 'not confirmed by the regulator’s list',
  },
}

export type CarrierMessages = typeof en
