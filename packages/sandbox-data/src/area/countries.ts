/** ISO 3166-1: `alpha-2 numeric`. A minus before a code means that the country is not open yet. */
export const countryTable = `
AE784 AR32 AT40 AU36 BD50 BE56 BG100 BR76 CA124 CH756 CL152 CN156 CO170 CZ203 DE276 DK208 EE233 EG818 ES724 FI246 FR250 GB826 GR300
HK344 HR191 HU348 ID360 IE372 IL376 IN356 IS352 IT380 JO400 JP392 KE404 KR410 KZ398 LK144 LT440 LU442 LV428 MA504 MT470 MX484 MY458
NG566 NL528 NO578 NP524 NZ554 PE604 PH608 PK586 PL616 PT620 QA634 RO642 SA682 SE752 SG702 SI705 SK703 TH764 TN788 TR792 TW158 TZ834
US840 UY858 VN704 ZA710
-AO24 -BO68 -CR188 -DO214 -EC218 -ET231 -GE268 -GH288 -GT320 -KH116 -MN496 -PY600 -RS688 -RU643 -UA804 -UG800 -UZ860`;

/** `country: province = city, city; …` */
export const provinceTable = `
DE: Bavaria = Munich, Nuremberg, Augsburg; Berlin = Berlin; Hamburg = Hamburg; Hesse = Frankfurt am Main, Kassel; North Rhine-Westphalia = Cologne, Dortmund, Bonn; Saxony = Dresden, Leipzig
FR: Brittany = Rennes, Brest; Grand Est = Strasbourg, Reims; Île-de-France = Paris, Versailles; Occitanie = Toulouse, Montpellier; Provence-Alpes-Côte d'Azur = Marseille, Nice
ES: Andalusia = Seville, Málaga, Granada; Catalonia = Barcelona, Girona; Community of Madrid = Madrid; Galicia = Vigo, A Coruña; Valencian Community = Valencia, Alicante
PT: Braga = Braga, Guimarães; Faro = Faro, Lagos; Lisbon = Lisbon, Sintra; Porto = Porto, Vila Nova de Gaia
BR: Bahia = Salvador; Minas Gerais = Belo Horizonte, Uberlândia; Paraná = Curitiba, Londrina; Rio de Janeiro = Rio de Janeiro, Niterói; São Paulo = São Paulo, Campinas, Santos
MX: Jalisco = Guadalajara, Zapopan; Mexico City = Mexico City; Nuevo León = Monterrey; Puebla = Puebla; Yucatán = Mérida
US: California = Los Angeles, San Diego, San Francisco; Illinois = Chicago; New York = New York, Buffalo; Texas = Austin, Dallas, Houston; Washington = Seattle, Spokane
GB: England = Birmingham, Bristol, Leeds, London, Manchester; Northern Ireland = Belfast; Scotland = Edinburgh, Glasgow; Wales = Cardiff, Swansea
CA: Alberta = Calgary, Edmonton; British Columbia = Vancouver, Victoria; Ontario = Ottawa, Toronto; Quebec = Montreal, Quebec City
JP: Aichi = Nagoya; Fukuoka = Fukuoka, Kitakyushu; Hokkaido = Sapporo; Osaka = Osaka, Sakai; Tokyo = Hachioji, Tokyo
KR: Busan = Busan; Gyeonggi = Goyang, Suwon; Incheon = Incheon; Jeju = Jeju; Seoul = Seoul
CN: Beijing = Beijing; Guangdong = Guangzhou, Shenzhen; Jiangsu = Nanjing, Suzhou; Shanghai = Shanghai; Sichuan = Chengdu; Zhejiang = Hangzhou, Ningbo
TW: Kaohsiung = Kaohsiung; Taichung = Taichung; Tainan = Tainan; Taipei = Taipei
VN: Can Tho = Can Tho; Da Nang = Da Nang; Hai Phong = Hai Phong; Hanoi = Hanoi; Ho Chi Minh City = Ho Chi Minh City
IN: Delhi = New Delhi; Gujarat = Ahmedabad, Surat; Karnataka = Bengaluru, Mysuru; Maharashtra = Mumbai, Nagpur, Pune; Tamil Nadu = Chennai, Madurai
AE: Abu Dhabi = Abu Dhabi, Al Ain; Dubai = Dubai; Sharjah = Sharjah
SA: Eastern Province = Dammam, Khobar; Makkah = Jeddah, Mecca; Riyadh = Riyadh
EG: Alexandria = Alexandria; Cairo = Cairo; Giza = Giza
AU: New South Wales = Newcastle, Sydney; Queensland = Brisbane, Cairns; Victoria = Geelong, Melbourne; Western Australia = Perth
IT: Lazio = Rome; Lombardy = Bergamo, Milan; Piedmont = Turin; Tuscany = Florence, Pisa; Veneto = Venice, Verona
NL: Gelderland = Arnhem, Nijmegen; North Holland = Amsterdam, Haarlem; South Holland = Rotterdam, The Hague; Utrecht = Utrecht
PL: Lesser Poland = Kraków; Lower Silesia = Wrocław; Masovia = Warsaw; Pomerania = Gdańsk
TR: Ankara = Ankara; Istanbul = Istanbul; Izmir = Izmir
ZA: Gauteng = Johannesburg, Pretoria; KwaZulu-Natal = Durban; Western Cape = Cape Town
RU: Moscow = Moscow; Saint Petersburg = Saint Petersburg`;
