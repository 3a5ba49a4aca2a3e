export const converterWords = {
  en: {
    title: 'Nepali date converter',
    direction: 'Convert',
    from: { bs: 'BS to AD', ad: 'AD to BS' },
    date: 'Date (year-month-day)',
    convert: 'Convert',
    /** `#` is the date. */
    result: { bs: '# BS', ad: '# AD' },
    unreadable: 'This date cannot be read. Write year, month and day, for example 2083-08-11.',
    outside: 'Dates from 2000 to 2090 BS are covered (14 April 1943 to 13 April 2034 AD).',
    /** `#` is the number of days. */
    short: 'That month has # days.',
    more: 'Ages, lists and working days at',
  },
  ne: {
    title: 'मिति रूपान्तरण',
    direction: 'कुनबाट कुनमा',
    from: { bs: 'वि.सं. बाट ई.सं.', ad: 'ई.सं. बाट वि.सं.' },
    date: 'मिति (साल-महिना-दिन)',
    convert: 'बदल्नुहोस्',
    result: { bs: 'वि.सं. #', ad: 'ई.सं. #' },
    unreadable: 'यो मिति बुझिएन। साल, महिना र दिन लेख्नुहोस्, जस्तै २०८३-०८-११।',
    outside: 'वि.सं. २००० देखि २०९० सम्मका मिति मात्र बदल्न मिल्छ (ई.सं. १९४३ अप्रिल १४ देखि २०३४ अप्रिल १३)।',
    short: 'त्यो महिनामा # दिन छन्।',
    more: 'उमेर, सूची र कार्यदिन:',
  },
} as const

export const converterStyle = `
fieldset{border:0;padding:0;margin:6px 0;display:flex;flex-wrap:wrap;gap:4px 16px}
legend{padding:0;font-weight:600}
fieldset label{display:flex;align-items:center;gap:8px;min-height:44px}
input[type=radio]{width:24px;height:24px;margin:0;accent-color:var(--brand)}
label{font-weight:600}
.line{display:flex;flex-wrap:wrap;gap:8px;margin-top:2px}
#date{flex:1 1 130px;min-width:0}
#date,button{min-height:44px;font:inherit;font-size:16px;padding:6px 12px;border:1px solid var(--muted);border-radius:8px;background:var(--paper);color:inherit}
#date[aria-invalid=true]{border-color:var(--simrik)}
button{font-weight:600;cursor:pointer}
button:hover{background:var(--hover)}
output{display:block;white-space:pre-line;min-height:3em;margin-top:8px;font-size:1.05rem}
`.replaceAll('\n', '')
