// Loaded by `import()` when the search box gets the focus.
export { placeNames } from '#app/records/postal-codes/all-place-names.ts'
export { districtsOf } from '#app/records/postal-codes/districts.ts'
