import { describe, expect, it } from 'vitest'
import { bindHeading, bindLine, bindLines } from './lineEnds.ts'

/** As `~` where a line cannot end at a space, and `=` where it cannot after a hyphen. */
const shown = (text: string): string => text.replaceAll('\u00A0', '~').replaceAll('\u2060', '=')
const seen = (text: string): string => shown(bindLine(text))

describe('the line ends of a text', () => {
  it.each([
    ['U heeft pijn. U kunt bellen.', 'U~heeft pijn. U~kunt bellen.'],
    ['Heeft u pijn?', 'Heeft~u pijn?'],
    ['Welkom. We luisteren. Wij helpen u.', 'Welkom. We~luisteren. Wij~helpen~u.'],
    ['Bel ons, dan helpen we u.', 'Bel~ons, dan helpen we~u.'],
    ['U ondersteunt uw arm. Het kraakbeen is dunner.', 'U~ondersteunt uw arm. Het kraakbeen is dunner.'],
    ['Wat u zelf kunt doen', 'Wat~u zelf kunt doen'],
    [
      'gewrichten die ’s ochtends stijf zijn. ’s Nachts niet.',
      'gewrichten die ’s~ochtends stijf zijn. ’s~Nachts niet.',
    ],
    ['Uw knie en uw heup', 'Uw~knie en uw heup'],
    ['meer dan 30 jaar ervaring', 'meer dan 30~jaar ervaring'],
    ['vaak binnen 24 uur', 'vaak binnen 24~uur'],
    ['meestal binnen 24 tot 48 uur', 'meestal binnen 24~tot~48~uur'],
    ['minimaal één week', 'minimaal één~week'],
    ['zes tot twaalf weken', 'zes~tot twaalf~weken'],
    ['meestal negen maanden, geen vier stappen', 'meestal negen~maanden, geen vier~stappen'],
    ['open tot 20:00', 'open tot~20:00'],
    ['we bouwen het stap voor stap op', 'we bouwen het stap voor~stap op'],
    ['Gemaakt op 21 november 2026', 'Gemaakt op 21~november 2026'],
    ['Opgesteld op 21 november 2026.', 'Opgesteld op 21~november 2026.'],
    ['Druk op “Kaart laden” of ‘Verwijder alles meteen’', 'Druk op “Kaart~laden” of ‘Verwijder alles meteen’'],
    ['NHG-Standaard Hoofdpijn (2021).', 'NHG-=Standaard Hoofdpijn~(2021).'],
    ['1 tot 3 keer per week', '1~tot~3~keer per week'],
    ['Staat er bijvoorbeeld 9? Bel dan 112.', 'Staat er bijvoorbeeld~9? Bel~dan~112.'],
    ['uw huisarts of de huisartsenpost. Bel ', 'uw huisarts of de huisartsenpost. Bel~'],
    [' bij levensgevaar.', '~bij~levensgevaar.'],
    ['Weegt u 50 kilo? Houd 3 tot 5 tellen vast.', 'Weegt~u 50~kilo? Houd 3~tot~5~tellen vast.'],
    [
      'fysio Enschede, dry needling en fysio of een droge huid',
      'fysio~Enschede, dry~needling en fysio of een droge huid',
    ],
    ['Bel 112 bij levensgevaar.', 'Bel~112 bij~levensgevaar.'],
    ['de eerste zolen in de hele label ', 'de eerste zolen in de hele label '],
    ['voor € 29,95', 'voor €~29,95'],
    ['Voorbeeldstraat 1, 7500 AA Enschede', 'Voorbeeldstraat 1, 7500~AA~Enschede'],
    ['een e-mail of een MRI-scan', 'een e-=mail of een MRI-=scan'],
    ['open 08:00–18:00', 'open 08:00–=18:00'],
    ['08:00–18:00 (dinsdag tot 20:00)', '08:00–=18:00 (dinsdag tot~20:00)'],
    ['vrijdag vanaf 13:00, zaterdag 08:00', 'vrijdag~vanaf 13:00, zaterdag~08:00'],
    ['Maandag t/m vrijdag 08:00 open', 'Maandag t/m vrijdag 08:00 open'],
    ['08:00–18:00', '08:00–18:00'],
    ['rug- of nekpijn', 'rug- of nekpijn'],
    ['Doof gevoel', 'Doof gevoel'],
    ['Bij pijn: de knie', 'Bij~pijn: de knie'],
    [
      'Van deze tekst staat het einde niet alleen: zo lang als ze is, vult ze op een telefoon meer regels dan een browser gelijk maakt. Dat duurt een paar dagen.',
      'Van~deze tekst staat het einde niet alleen: zo lang als ze is, vult ze op een telefoon meer regels dan een browser gelijk maakt. Dat~duurt een paar~dagen.',
    ],
    [
      'Twee lange woorden aan het einde van een lange tekst worden niet gebonden: samen lieten ze de regel ervoor half leeg, en een lang woord mag alleen staan. Ook spanning of vermoeidheid kunnen meespelen.',
      'Twee lange woorden aan het einde van een lange tekst worden niet gebonden: samen lieten ze de regel ervoor half leeg, en een lang woord mag alleen staan. Ook spanning of vermoeidheid kunnen meespelen.',
    ],
    [
      'Wat al bij elkaar hoort, krijgt er geen woord bij: dat gaf een gat aan het einde van de regel ervoor. Zo maken we de training stap voor stap zwaarder.',
      'Wat~al bij elkaar hoort, krijgt er geen woord bij: dat gaf een gat aan het einde van de regel ervoor. Zo~maken we de training stap voor~stap zwaarder.',
    ],
    ['2 behandelingen in 2026 en 12 mensen', '2~behandelingen in 2026 en 12 mensen'],
    ['info@e-mail.nl', 'info@e-mail.nl'],
  ])('%s', (text, expected) => {
    expect(seen(text)).toBe(expected)
    expect(bindLine(text).replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text)
  })
  it.each([
    ['2', 'Wanneer de huisarts bellen?', 'Wanneer de huisarts bellen?'],
    ['2', 'Waar heeft u pijn?', 'Waar~heeft~u pijn?'],
    ['2', 'Waar helpen we u verder mee?', 'Waar~helpen we~u verder mee?'],
    ['2', 'Laat uw voeten onderzoeken', 'Laat~uw~voeten onderzoeken'],
    ['2', 'Samen naar uw hoofdpijn kijken?', 'Samen naar uw~hoofdpijn kijken?'],
    ['3', 'Wordt de behandeling vergoed?', 'Wordt de~behandeling vergoed?'],
    ['2', 'Zo verloopt een behandeling', 'Zo verloopt een behandeling'],
    ['2', 'Revalidatie na een operatie', 'Revalidatie na een~operatie'],
    ['2', 'Kosten van een voedingsadvies', 'Kosten van een voedingsadvies'],
    ['1', 'Kosten en vergoeding', 'Kosten en~vergoeding'],
    ['1', 'Oorzaken van heupklachten', 'Oorzaken van heupklachten'],
    ['3', 'Moeder-dochter fitness', 'Moeder-=dochter fitness'],
    ['3', 'Revalidatie-oefeningen thuis', 'Revalidatie-oefeningen thuis'],
  ])('of a heading %s: %s', (level, text, expected) => {
    expect(shown(bindHeading(text, level))).toBe(expected)
  })
  it('are those of a heading in headings alone', () => {
    expect(shown(bindLines('<h2 id=a><a>In de buurt</a></h2><p>in de buurt</p>'))).toBe(
      '<h2 id=a><a>In~de~buurt</a></h2><p>in de buurt</p>',
    )
  })
  it('fall behind the letters of a long word in a heading, which may have to fit beside a picture', () => {
    expect(shown(bindHeading('TENS-apparaat of MRI-scan', '3'))).toBe('TENS-apparaat of~MRI-=scan')
  })
  it('leave nothing unseen in a word that is to stay whole', () => {
    expect(bindLines('<p>Mail (een e-mail) of kom ma 08:00–18:00.</p>')).toBe(
      '<p>Mail (een <span data-whole>e-mail)</span> of kom ma <span data-whole>08:00–18:00.</span></p>',
    )
  })
  it('are left alone where nobody reads them', () => {
    const head = '<title>U kunt</title><script>a>1; "U kunt <b>"</script><style>p>a{x:U kunt}</style>'
    expect(bindLines(`${head}<p title="U kunt">U kunt</p>`)).toBe(`${head}<p title="U kunt">U\u00A0kunt</p>`)
  })
})
