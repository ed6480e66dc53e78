const words = (text: string): string[] => text.trim().split(/\s+/)

/** Common Finnish and Finland-Swedish names, combined at random. */
export const FIRST_NAMES = words(`
  Aino Aleksi Anneli Anni Antti Anu Ari Arto Åsa Åke Birgitta Eero Eetu Eeva Eija Elina Elisa Ella Emilia Emma Erkki
  Esa Eveliina Hanna Hannu Harri Heidi Heikki Helena Helmi Henri Henna Iida Ilkka Ilona Inka Irma Ismo Jaakko Jani Janne
  Jari Jarmo Jenni Joel Johanna Joonas Jouko Jouni Juha Juho Jukka Julia Jussi Jyri Kaarina Kai Kaisa Kalle Kari Kati
  Katja Katri Kerttu Kimmo Kirsi Kristiina Lari Lasse Laura Lauri Leena Leo Liisa Lotta Maarit Maija Mari Maria Marja
  Marko Markus Martti Matias Matti Merja Mia Mika Mikael Mikko Milla Minna Mirja Niina Niko Noora Oili Olli Oona Oskari
  Outi Paavo Pasi Paula Pekka Pentti Petra Petri Pia Pirjo Päivi Raija Raimo Reijo Riikka Ritva Riitta Roosa Saara Sakari
  Salla Sami Samuli Sanna Santeri Sari Satu Seppo Silja Simo Sinikka Sofia Suvi Tanja Tapio Tarja Teemu Teppo Terhi Tero
  Tiina Timo Toni Topi Tuija Tuomas Tuula Tytti Ulla Valtteri Veera Veikko Venla Ville Virpi Väinö Örjan
`)

export const LAST_NAMES = words(`
  Aalto Aaltonen Ahlström Ahola Ahonen Alanen Anttila Asikainen Backman Eklund Ekström Eloranta Eriksson Erkkilä Forsman
  Granlund Haapala Haapanen Hakala Hakkarainen Halonen Hannula Harju Heikkilä Heikkinen Heino Heinonen Heiskanen Helenius
  Hietala Hiltunen Hirvonen Holm Holopainen Honkanen Huhtala Huttunen Hyvönen Hämäläinen Häkkinen Ikonen Immonen Jaakkola
  Jansson Johansson Jokela Jokinen Junttila Juvonen Järvelä Järvinen Kaikkonen Kallio Karhu Karjalainen Karlsson Karvonen
  Kauppinen Keränen Kettunen Kinnunen Kivelä Kivinen Koivisto Kokko Kolehmainen Korhonen Korpela Koskela Koskinen Kukkonen
  Kuusisto Kärkkäinen Laakkonen Laaksonen Lahti Lahtinen Laine Laitinen Lampinen Lappalainen Lehtinen Lehto Lehtonen
  Leinonen Lindberg Lindholm Lindqvist Lindström Lundén Manninen Markkanen Mattila Miettinen Mikkola Moilanen Mustonen
  Mäkelä Mäki Mäkinen Myllymäki Määttä Nevalainen Niemelä Niemi Nieminen Nikula Nurmi Nyberg Nyman Nyström Oikarinen Ojala
  Oksanen Paananen Pakarinen Parviainen Pekkarinen Peltola Peltonen Pitkänen Pulkkinen Puustinen Rantala Rantanen Rautio
  Rinne Rissanen Rytkönen Räisänen Räsänen Saarela Saarinen Saastamoinen Saksa Salmela Salmi Salminen Salo Salonen Savolainen
  Seppälä Seppänen Siltanen Sirola Sjöblom Suominen Sundström Syrjälä Särkkä Tamminen Tanskanen Tervo Tiainen Tikkanen
  Timonen Toivanen Toivonen Tolonen Tuominen Turunen Uusitalo Vainio Valkonen Vartiainen Vesterinen Viitala Virtanen
  Voutilainen Väisänen Välimäki Väyrynen Wikström Ylitalo Ylönen Åberg Åkerman Åström Äijälä Ängeslevä Öhman Österberg Östman
`)

const PLAIN: Record<string, string> = { å: 'a', ä: 'a', ö: 'o', é: 'e', ü: 'u' }

/** A name for an email address: lower case without diacritics; other characters become a dash. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[åäöéü]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^a-z]+/g, '-')
