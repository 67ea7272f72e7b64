/** What a product is, as far as "Fashion": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const homeNouns = `
chair|椅子|椅子|チェア|의자|ghế|Stuhl|silla|cadeira|стул|كرسي|कुर्सी|chaise
bar chair|吧台椅|吧台椅|バーチェア|바 의자|ghế quầy bar|Barhocker|taburete de bar|banqueta alta|барный стул|كرسي بار|बार स्टूल|chaise de bar
sofa|沙发|沙發|ソファ|소파|ghế sofa|Sofa|sofá|sofá|диван|أريكة|सोफ़ा|canapé
bed frame|床架|床架|ベッドフレーム|침대 프레임|khung giường|Bettgestell|estructura de cama|estrado de cama|каркас кровати|هيكل سرير|पलंग का ढाँचा|cadre de lit
bed|床|床|ベッド|침대|giường|Bett|cama|cama|кровать|سرير|पलंग|lit
mirror|镜子|鏡子|鏡|거울|gương|Spiegel|espejo|espelho|зеркало|مرآة|आईना|miroir
oil lamp|油灯|油燈|オイルランプ|오일 램프|đèn dầu|Öllampe|lámpara de aceite|lamparina a óleo|масляная лампа|مصباح زيت|तेल का दीया|lampe à huile
lamp|灯|燈|ランプ|램프|đèn|Lampe|lámpara|luminária|лампа|مصباح|लैंप|lampe
lantern|灯笼|燈籠|ランタン|랜턴|đèn lồng|Laterne|farolillo|lanterna|фонарь|فانوس|लालटेन|lanterne
mini lanterns|迷你灯笼串|迷你燈籠串|ミニランタン|미니 랜턴|đèn lồng mini|Mini-Laternen|farolillos|minilanternas|мини-фонарики|فوانيس صغيرة|मिनी लालटेन|mini-lanternes
teapot|茶壶|茶壺|ティーポット|찻주전자|ấm trà|Teekanne|tetera|bule de chá|заварочный чайник|إبريق شاي|चायदानी|théière
skillet|煎锅|煎鍋|スキレット|스킬렛|chảo gang|Pfanne|sartén|frigideira|сковорода|مقلاة|कड़ाही|poêle
pan|平底锅|平底鍋|フライパン|프라이팬|chảo|Pfanne|sartén|frigideira|сковорода|مقلاة|फ़्राइंग पैन|poêle
chef's knife|主厨刀|主廚刀|牛刀|셰프 나이프|dao bếp|Kochmesser|cuchillo de chef|faca de chef|поварской нож|سكين طاهٍ|शेफ़ चाकू|couteau de chef
santoku knife|三德刀|三德刀|三徳包丁|산토쿠 칼|dao santoku|Santokumesser|cuchillo santoku|faca santoku|нож сантоку|سكين سانتوكو|सांतोकू चाकू|couteau santoku
bread knife|面包刀|麵包刀|パン切り包丁|빵칼|dao cắt bánh mì|Brotmesser|cuchillo de pan|faca de pão|хлебный нож|سكين خبز|ब्रेड चाकू|couteau à pain
paring knife|削皮刀|削皮刀|ペティナイフ|과도|dao gọt|Schälmesser|cuchillo mondador|faca de legumes|нож для чистки|سكين تقشير|छीलने का चाकू|couteau d’office
boning knife|剔骨刀|剔骨刀|骨スキ包丁|발골 칼|dao lọc xương|Ausbeinmesser|cuchillo deshuesador|faca de desossar|обвалочный нож|سكين نزع العظم|बोनिंग चाकू|couteau à désosser
steak knives|牛排刀|牛排刀|ステーキナイフ|스테이크 나이프|dao bít tết|Steakmesser|cuchillos de carne|facas de churrasco|ножи для стейка|سكاكين ستيك|स्टेक चाकू|couteaux à steak
cutlery|餐具|餐具|カトラリー|커트러리|bộ dao nĩa|Besteck|cubertería|talheres|столовые приборы|أدوات مائدة|छुरी-काँटे|couverts
rice bowl|饭碗|飯碗|飯碗|밥그릇|bát cơm|Reisschale|cuenco para arroz|tigela para arroz|пиала для риса|وعاء أرز|चावल का कटोरा|bol à riz
ramen bowl|拉面碗|拉麵碗|ラーメン丼|라멘 그릇|tô ramen|Ramenschale|cuenco para ramen|tigela para lámen|миска для рамена|وعاء رامن|रामेन कटोरा|bol à ramen
soup bowl|汤碗|湯碗|スープボウル|수프 그릇|bát súp|Suppenschale|cuenco para sopa|tigela para sopa|суповая миска|وعاء حساء|सूप का कटोरा|bol à soupe
bowl|碗|碗|ボウル|그릇|bát|Schale|cuenco|tigela|миска|وعاء|कटोरा|bol
tumbler|平底杯|平底杯|タンブラー|텀블러 잔|cốc thủy tinh|Becherglas|vaso|copo|стакан|كأس|गिलास|gobelet
highball glass|高球杯|高球杯|ハイボールグラス|하이볼 잔|ly highball|Longdrinkglas|vaso de tubo|copo long drink|хайбол|كأس طويل|हाईबॉल गिलास|verre highball
juice glass|果汁杯|果汁杯|ジュースグラス|주스 잔|ly nước ép|Saftglas|vaso de zumo|copo de suco|стакан для сока|كأس عصير|जूस गिलास|verre à jus
red-wine glass|红酒杯|紅酒杯|赤ワイングラス|레드 와인 잔|ly vang đỏ|Rotweinglas|copa de vino tinto|taça de vinho tinto|бокал для красного вина|كأس كبيرة بساق|रेड वाइन ग्लास|verre à vin rouge
white-wine glass|白酒杯|白酒杯|白ワイングラス|화이트 와인 잔|ly vang trắng|Weißweinglas|copa de vino blanco|taça de vinho branco|бокал для белого вина|كأس رفيعة بساق|व्हाइट वाइन ग्लास|verre à vin blanc
tasting glass|品酒杯|品酒杯|テイスティンググラス|시음 잔|ly nếm|Verkostungsglas|copa de cata|taça de degustação|дегустационный бокал|كأس تذوق|टेस्टिंग गिलास|verre à dégustation
wine glass|葡萄酒杯|葡萄酒杯|ワイングラス|와인 잔|ly rượu vang|Weinglas|copa de vino|taça de vinho|винный бокал|كأس بساق|वाइन ग्लास|verre à vin
storage jar|储物罐|儲物罐|保存瓶|보관 용기|hũ đựng|Vorratsglas|tarro de conservación|pote de mantimentos|банка для хранения|برطمان تخزين|भंडारण जार|bocal de conservation
preserving jar|密封罐|密封罐|保存ガラス瓶|병조림 병|hũ ủ kín|Einmachglas|tarro para conservas|pote de conserva|банка для консервирования|برطمان حفظ|अचार का जार|bocal à conserves
spice jar|调料罐|調味罐|スパイス瓶|양념 병|hũ gia vị|Gewürzglas|tarro de especias|pote de temperos|банка для специй|برطمان توابل|मसाला जार|pot à épices
fermenting jar|发酵罐|發酵罐|発酵瓶|발효 병|hũ lên men|Gärglas|tarro de fermentación|pote de fermentação|банка для ферментации|برطمان تخمير|किण्वन जार|bocal à fermentation
rubber plant|橡皮树|橡膠樹|ゴムの木|고무나무|cây đa búp đỏ|Gummibaum|ficus elástica|ficus elástica|фикус|نبات المطاط|रबर प्लांट|caoutchouc
peace lily|白鹤芋|白鶴芋|スパティフィラム|스파티필룸|cây lan ý|Einblatt|espatifilo|lírio-da-paz|спатифиллум|زنبق السلام|पीस लिली|spathiphyllum
zamioculcas|金钱树|金錢樹|ザミオクルカス|금전수|cây kim tiền|Glücksfeder|zamioculca|zamioculca|замиокулькас|زاميا|ज़ेड ज़ेड प्लांट|zamioculcas
snake plant|虎尾兰|虎尾蘭|サンスベリア|산세비에리아|cây lưỡi hổ|Bogenhanf|sansevieria|espada-de-são-jorge|сансевиерия|نبات الأفعى|स्नेक प्लांट|sansevière
monstera|龟背竹|龜背竹|モンステラ|몬스테라|cây trầu bà|Monstera|monstera|costela-de-adão|монстера|مونستيرا|मॉन्स्टेरा|monstera
tulip bulbs|郁金香球根|鬱金香球根|チューリップ球根|튤립 구근|củ tulip|Tulpenzwiebeln|bulbos de tulipán|bulbos de tulipa|луковицы тюльпанов|بصيلات توليب|ट्यूलिप के कंद|bulbes de tulipe
silk tulip|仿真郁金香|仿真鬱金香|造花チューリップ|조화 튤립|hoa tulip lụa|Seidentulpe|tulipán artificial|tulipa artificial|искусственный тюльпан|توليب صناعي|कृत्रिम ट्यूलिप|tulipe artificielle
dried flower|干花|乾燥花|ドライフラワー|드라이플라워|hoa khô|Trockenblume|flor seca|flor seca|сухоцвет|زهرة مجففة|सूखा फूल|fleur séchée
print|装饰画|裝飾畫|アートプリント|아트 프린트|tranh in|Kunstdruck|lámina decorativa|gravura|постер|لوحة مطبوعة|आर्ट प्रिंट|tirage d’art
sea view|海景画|海景畫|海の絵|바다 그림|tranh biển|Meeresbild|cuadro marino|quadro de mar|морской пейзаж|لوحة بحرية|समुद्र का चित्र|marine
chime|风铃|風鈴|風鈴|풍경|chuông gió|Windspiel|campanilla de viento|sino dos ventos|музыка ветра|أجراس رياح|विंड चाइम|carillon à vent
candle|蜡烛|蠟燭|キャンドル|양초|nến|Kerze|vela|vela|свеча|شمعة|मोमबत्ती|bougie
alarm clock|闹钟|鬧鐘|目覚まし時計|알람 시계|đồng hồ báo thức|Wecker|despertador|despertador|будильник|منبّه|अलार्म घड़ी|réveil
basket|篮子|籃子|かご|바구니|giỏ|Korb|cesta|cesto|корзина|سلة|टोकरी|panier
tub|浴缸|浴缸|バスタブ|욕조|bồn tắm|Badewanne|bañera|banheira|ванна|حوض استحمام|बाथटब|baignoire
hand shower|手持花洒|手持花灑|ハンドシャワー|핸드 샤워|vòi sen cầm tay|Handbrause|ducha de mano|ducha manual|ручной душ|دش يدوي|हैंड शावर|douchette
overhead shower|顶喷花洒|頂噴花灑|オーバーヘッドシャワー|해바라기 샤워|sen trần|Kopfbrause|ducha superior|chuveiro de teto|верхний душ|دش علوي|ओवरहेड शावर|pomme de douche
shower head|节水花洒|省水花灑|シャワーヘッド|샤워헤드|đầu sen|Duschkopf|cabezal de ducha|chuveiro|душевая лейка|رأس دش|शावर हेड|pommeau de douche
toilet paper|卫生纸|衛生紙|トイレットペーパー|화장지|giấy vệ sinh|Toilettenpapier|papel higiénico|papel higiênico|туалетная бумага|ورق تواليت|टॉयलेट पेपर|papier toilette
kitchen roll|厨房纸|廚房紙巾|キッチンペーパー|키친타월|giấy bếp|Küchenrolle|papel de cocina|papel-toalha|бумажные полотенца|ورق مطبخ|किचन रोल|essuie-tout
hand-towel roll|擦手纸|擦手紙|ハンドタオルロール|핸드타월|giấy lau tay|Handtuchrolle|rollo secamanos|toalha de papel|рулон полотенец|لفة مناشف|हैंड टॉवल रोल|rouleau essuie-mains
broom|扫帚|掃帚|ほうき|빗자루|chổi|Besen|escoba|vassoura|метла|مكنسة|झाड़ू|balai
hand brush|手刷|手刷|手ぼうき|손빗자루|chổi cầm tay|Handbesen|cepillo de mano|escova de mão|щётка с совком|فرشاة يدوية|हाथ का ब्रश|balayette
bucket|水桶|水桶|バケツ|양동이|xô|Eimer|cubo|balde|ведро|دلو|बाल्टी|seau
sponge cloth|海绵抹布|海綿抹布|スポンジクロス|스펀지 행주|khăn xốp|Schwammtuch|bayeta|pano esponja|салфетка|قطعة إسفنجية|स्पंज कपड़ा|lavette éponge
sponge|海绵|海綿|スポンジ|스펀지|miếng bọt biển|Schwamm|esponja|esponja|губка|إسفنجة|स्पंज|éponge
loofah|丝瓜络|絲瓜絡|ヘチマ|수세미|xơ mướp|Luffa|lufa|bucha vegetal|люфа|لوفة|लूफ़ा|loofah
waste basket|纸篓|紙簍|くずかご|휴지통|sọt rác|Papierkorb|papelera|cesto de lixo|корзина для бумаг|سلة مهملات|कूड़ेदान|corbeille
paper bin|废纸桶|廢紙桶|ペーパービン|종이 휴지통|thùng giấy|Papierkorb|papelera|lixeira|корзина для бумаг|سلة ورق|काग़ज़ की टोकरी|corbeille à papier
pedal bin|脚踏垃圾桶|腳踏垃圾桶|ペダルペール|페달 휴지통|thùng rác đạp|Tretabfalleimer|cubo de pedal|lixeira com pedal|ведро с педалью|سلة بدواسة|पेडल डस्टबिन|poubelle à pédale
recycling bin|分类垃圾桶|分類垃圾桶|分別ごみ箱|분리수거함|thùng phân loại|Wertstofftrennung|cubo de reciclaje|lixeira de reciclagem|контейнер для сортировки|حاوية فرز|रीसाइक्लिंग बिन|poubelle de tri
`;
