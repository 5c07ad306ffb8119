/** What a writer may be told about a value; `…` stands for words of the writer or of the schema. */
const kinds =
  '(?:tekst|een getal|een heel getal|een lijst \\(regels die met een streepje beginnen\\)|een blok met eigen regels)'

const sentences = [
  // Values (issueMessage.ts and the schemas).
  `.+ ontbreekt\\. Vul hier ${kinds} in\\.`,
  '.+ ontbreekt\\. Kies uit: .+\\.',
  `.+: hier hoort ${kinds}, maar er staat .+\\.(?: Zet het tussen "aanhalingstekens"\\.)?`,
  '.+: .+ kennen we niet\\. Kies uit: .+\\.',
  '.+ is leeg\\. Vul hier tekst in\\.',
  '.+ is te kort: minstens \\d+ tekens\\.',
  '.+ is te lang \\(\\d+ tekens\\): hoogstens \\d+ tekens\\.',
  '.+: te weinig of te klein, (?:minstens|meer dan) \\d+\\.',
  '.+: te veel of te groot, hoogstens \\d+\\.',
  '.+ kennen we hier niet\\. (?:Bedoelt u ".+"\\?|Kies uit: .+\\.|Haal het weg\\.)',
  '.+: .+ past hier niet\\. (?:Vul (?:een e-mailadres|een volledig adres|alleen de naam van de site|een bedrag met een punt) in|Schrijf de (?:postcode|datum|regel) als).+',
  '.+: vul een bedrag met een punt in .+',
  '.+: schrijf (?:het nummer internationaal|de tijden als) .+',
  '.+: vul alleen het adres van de site in, zonder schuine streep .+',
  '.+: accolades kunnen hier niet\\. Typ gewone tekst\\.',
  '.+: tussen accolades kan hier alleen \\{.+\\} staan\\.',
  '.+: ".+" is geen pad naar een feit in dit bestand\\. Schrijf het zoals locaties\\.enschede\\.straat\\.',
  // The signs of YAML (yaml.ts).
  'De regel springt niet goed in\\. .+',
  'Hier staat een tab\\. Gebruik spaties om in te springen\\.',
  'Dit veld staat er twee keer\\. Haal er één weg\\.',
  'Hier mist een teken, meestal een aanhalingsteken of een haakje\\.',
  'Er staat een dubbele punt te veel\\. .+',
  'Na de naam van een veld hoort een dubbele punt en een spatie\\.',
  'Dit teken kan hier niet staan\\. Zet de tekst tussen "aanhalingstekens"\\.',
  'Deze regel kunnen we niet lezen\\. Controleer de dubbele punt, de aanhalingstekens en het inspringen\\.',
  'Een verwijzing \\(&naam of \\*naam\\) klopt niet\\. Typ de waarde voluit\\.',
  // Files and what they refer to (check*.ts, limits.ts, unreadable.ts).
  'Dit bestand ontbreekt\\.',
  'De pagina begint niet met een blok tussen twee regels met ---\\. .+',
  'Hier staat een teken dat we niet kunnen tonen\\. .+',
  'Dit bestand is te lang: hoogstens 60000 tekens\\. .+',
  'Deze regel is te lang: hoogstens 3000 tekens\\. .+',
  'In deze alinea staan te veel sterretjes of strepen\\.',
  'Hier staan te veel haakjes of accolades open\\. Sluit ze eerst\\.',
  'Hier staan te veel blokken of lijsten in elkaar\\. Zet ze onder elkaar\\.',
  '(?:picture|beeld|pagina|pad): ".*" staat niet in content(?:/_beelden)?\\.(?: Bedoelt u ".+"\\?)?',
  '\\w+: het feit \\{.*\\} kennen we niet\\.(?: Bedoelt u \\{.+\\}\\?)?',
  '\\w+: een accolade staat los\\. Schrijf een feit als \\{telefoon\\}\\.',
  '(?:title|meta): dezelfde tekst staat al in content/.+',
  // The signs of Markdown and MDX (parseBody.ts).
  'Hier sluit </.*>, maar <.*> staat nog open\\. Zet eerst </.*> neer\\.',
  'Het blok <.*> wordt niet goed gesloten\\. Zet <.*> en </.*> elk op een eigen regel\\.',
  'Een regel die met import of export begint, leest de site als code\\. .+',
  'De accolades kloppen niet\\. Schrijf een feit als .+',
  'Hier wordt een blok gesloten dat niet is geopend\\. .+',
  'Dit blok is niet goed geschreven\\. .+',
  'Dit teken kunnen we hier niet lezen\\. .+',
  // Text, links, pictures and blocks (checkBody.ts, checkReference.ts, checkBlock.ts).
  'Import en export kunnen hier niet\\. .+',
  'Een kop met één # is de titel van de pagina; .+',
  'In de beschrijving van een beeld kan geen feit staan\\. Typ gewone tekst\\.',
  'Het feit \\{.*\\} kennen we niet\\. (?:Bedoelt u|Kies uit:) .+',
  'Typ geen nummer of adres in een link\\. .+',
  'De link ".*" (?:klopt niet|begint niet met een schuine streep)\\. .+',
  'De pagina ".*" bestaat niet\\.(?: Bedoelt u .+\\?)?',
  'Foto\'s van ".*" mogen niet\\. .+',
  'Het beeld ".*" staat niet in content/_beelden\\.(?: Bedoelt u ".+"\\?)?',
  '<.*>: (?:HTML-codes werken hier niet; gebruik Markdown of een blok|Dit blok kennen we niet)\\. (?:Bedoelt u <.+>\\?|Kies uit: .+\\.)',
  '<.*> heeft geen inhoud\\. Schrijf <.+ />\\.',
  '<.*> is leeg\\. Zet er tekst in, of haal het blok weg\\.',
  '<.*>: accolades kunnen hier niet\\. Schrijf naam="waarde"\\.',
  '<.*>: in .+="…" kan geen feit tussen accolades staan\\. Typ gewone tekst\\.',
  '<.*>: ".*" ontbreekt\\. Schrijf <.+>\\.',
  '<.*>: schrijf .+\\.',
  '<.*>: het icoon ".*" kennen we niet\\. Kies uit: .+\\.',
  'In <.*> begint elk onderdeel met een kop \\(### …\\)\\. Zet er een kop boven\\.',
]
const pattern = new RegExp(`^(?:${sentences.join('|')})$`, 's')

/** Whether a message is one of the sentences of this site: nothing from a library, no stack, no English. */
export const isDutch = (message: string): boolean => pattern.test(message) && !/\n\s+at /.test(message)
