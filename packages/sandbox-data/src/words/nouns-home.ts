/** What a product is, as far as "Fashion": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const homeNouns = `
chair|椅子|椅子|チェア|의자|ghế|Stuhl|silla|cadeira|стул|كرسي|कुर्सी|chaise
sofa|沙发|沙發|ソファ|소파|ghế sofa|Sofa|sofá|sofá|диван|أريكة|सोफ़ा|canapé
bed frame|床架|床架|ベッドフレーム|침대 프레임|khung giường|Bettgestell|estructura de cama|estrado de cama|каркас кровати|هيكل سرير|पलंग का ढाँचा|cadre de lit
bed|床|床|ベッド|침대|giường|Bett|cama|cama|кровать|سرير|पलंग|lit
mirror|镜子|鏡子|鏡|거울|gương|Spiegel|espejo|espelho|зеркало|مرآة|आईना|miroir
oil lamp|油灯|油燈|オイルランプ|오일 램프|đèn dầu|Öllampe|lámpara de aceite|lamparina a óleo|масляная лампа|مصباح زيت|तेल का दीया|lampe à huile
lamp|灯|燈|ランプ|램프|đèn|Lampe|lámpara|luminária|лампа|مصباح|लैंप|lampe
lantern|灯笼|燈籠|ランタン|랜턴|đèn lồng|Laterne|farolillo|lanterna|фонарь|فانوس|लालटेन|lanterne
teapot|茶壶|茶壺|ティーポット|찻주전자|ấm trà|Teekanne|tetera|bule de chá|заварочный чайник|إبريق شاي|चायदानी|théière
skillet|煎锅|煎鍋|スキレット|스킬렛|chảo gang|Pfanne|sartén|frigideira|сковорода|مقلاة|कड़ाही|poêle
chef's knife|主厨刀|主廚刀|牛刀|셰프 나이프|dao bếp|Kochmesser|cuchillo de chef|faca de chef|поварской нож|سكين طاهٍ|शेफ़ चाकू|couteau de chef
cutlery|餐具|餐具|カトラリー|커트러리|bộ dao nĩa|Besteck|cubertería|talheres|столовые приборы|أدوات مائدة|छुरी-काँटे|couverts
bowl|碗|碗|ボウル|그릇|bát|Schale|cuenco|tigela|миска|وعاء|कटोरा|bol
tumbler|平底杯|平底杯|タンブラー|텀블러 잔|cốc thủy tinh|Becherglas|vaso|copo|стакан|كأس|गिलास|gobelet
red-wine glass|红酒杯|紅酒杯|赤ワイングラス|레드 와인 잔|ly vang đỏ|Rotweinglas|copa de vino tinto|taça de vinho tinto|бокал для красного вина|كأس كبيرة بساق|रेड वाइन ग्लास|verre à vin rouge
wine glass|葡萄酒杯|葡萄酒杯|ワイングラス|와인 잔|ly rượu vang|Weinglas|copa de vino|taça de vinho|винный бокал|كأس بساق|वाइन ग्लास|verre à vin
storage jar|储物罐|儲物罐|保存瓶|보관 용기|hũ đựng|Vorratsglas|tarro de conservación|pote de mantimentos|банка для хранения|برطمان تخزين|भंडारण जार|bocal de conservation
rubber plant|橡皮树|橡膠樹|ゴムの木|고무나무|cây đa búp đỏ|Gummibaum|ficus elástica|ficus elástica|фикус|نبات المطاط|रबर प्लांट|caoutchouc
print|装饰画|裝飾畫|アートプリント|아트 프린트|tranh in|Kunstdruck|lámina decorativa|gravura|постер|لوحة مطبوعة|आर्ट प्रिंट|tirage d’art
chime|风铃|風鈴|風鈴|풍경|chuông gió|Windspiel|campanilla de viento|sino dos ventos|музыка ветра|أجراس رياح|विंड चाइम|carillon à vent
candle|蜡烛|蠟燭|キャンドル|양초|nến|Kerze|vela|vela|свеча|شمعة|मोमबत्ती|bougie
alarm clock|闹钟|鬧鐘|目覚まし時計|알람 시계|đồng hồ báo thức|Wecker|despertador|despertador|будильник|منبّه|अलार्म घड़ी|réveil
basket|篮子|籃子|かご|바구니|giỏ|Korb|cesta|cesto|корзина|سلة|टोकरी|panier
tub|浴缸|浴缸|バスタブ|욕조|bồn tắm|Badewanne|bañera|banheira|ванна|حوض استحمام|बाथटब|baignoire
hand shower|手持花洒|手持花灑|ハンドシャワー|핸드 샤워|vòi sen cầm tay|Handbrause|ducha de mano|ducha manual|ручной душ|دش يدوي|हैंड शावर|douchette
toilet paper|卫生纸|衛生紙|トイレットペーパー|화장지|giấy vệ sinh|Toilettenpapier|papel higiénico|papel higiênico|туалетная бумага|ورق تواليت|टॉयलेट पेपर|papier toilette
broom|扫帚|掃帚|ほうき|빗자루|chổi|Besen|escoba|vassoura|метла|مكنسة|झाड़ू|balai
bucket|水桶|水桶|バケツ|양동이|xô|Eimer|cubo|balde|ведро|دلو|बाल्टी|seau
sponge|海绵|海綿|スポンジ|스펀지|miếng bọt biển|Schwamm|esponja|esponja|губка|إسفنجة|स्पंज|éponge
waste basket|纸篓|紙簍|くずかご|휴지통|sọt rác|Papierkorb|papelera|cesto de lixo|корзина для бумаг|سلة مهملات|कूड़ेदान|corbeille
sponge cloth|海绵抹布|海綿抹布|スポンジクロス|스펀지 행주|khăn xốp|Schwammtuch|bayeta|pano esponja|салфетка|قطعة إسفنجية|स्पंज कपड़ा|lavette éponge
tulip bulb|郁金香球根|鬱金香球根|チューリップ球根|튤립 구근|củ hoa tulip|Tulpenzwiebel|bulbo de tulipán|bulbo de tulipa|луковица тюльпана|بصلة توليب|ट्यूलिप का कंद|bulbe de tulipe
`;
