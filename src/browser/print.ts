// Prints the sheet of exercises alone: its button is shown here, since it does nothing without this script.

const { dataset } = document.documentElement
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    dataset['print'] = 'sheet'
    print()
  })
}
addEventListener('afterprint', () => delete dataset['print'])
