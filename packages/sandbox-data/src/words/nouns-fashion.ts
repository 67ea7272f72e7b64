/** What a product is, "Fashion" and "Electronics": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const fashionNouns = `
t-shirt|T恤|T恤|Tシャツ|티셔츠|áo thun|T-Shirt|camiseta|camiseta|футболка|تيشيرت|टी-शर्ट|t-shirt
jeans|牛仔裤|牛仔褲|ジーンズ|청바지|quần jean|Jeans|vaqueros|calça jeans|джинсы|جينز|जींस|jean
coat|大衣|大衣|コート|코트|áo khoác|Mantel|abrigo|casaco|пальто|معطف|कोट|manteau
scarf|围巾|圍巾|マフラー|목도리|khăn choàng|Schal|bufanda|cachecol|шарф|وشاح|स्कार्फ़|écharpe
socks|袜子|襪子|靴下|양말|tất|Socken|calcetines|meias|носки|جوارب|मोज़े|chaussettes
dress|连衣裙|洋裝|ワンピース|원피스|váy liền|Kleid|vestido|vestido|платье|فستان|ड्रेस|robe
shorts|短裤|短褲|ショートパンツ|반바지|quần short|Shorts|pantalón corto|bermuda|шорты|شورت|शॉर्ट्स|short
yukata|浴衣|浴衣|浴衣|유카타|yukata|Yukata|yukata|yukata|юката|يوكاتا|युकाता|yukata
sari|纱丽|紗麗|サリー|사리|sari|Sari|sari|sári|сари|ساري|साड़ी|sari
lab coat|实验服|實驗衣|白衣|실험복|áo blouse|Laborkittel|bata de laboratorio|jaleco|лабораторный халат|معطف مختبر|लैब कोट|blouse de laboratoire
running shoe|跑鞋|跑鞋|ランニングシューズ|러닝화|giày chạy|Laufschuh|zapatilla de running|tênis de corrida|кроссовки для бега|حذاء جري|रनिंग शू|chaussure de course
court shoe 7 cm|高跟鞋|高跟鞋|パンプス|펌프스|giày cao gót|Pumps|zapato de salón|scarpin|туфли-лодочки|حذاء بكعب|हील वाले जूते|escarpin
hiking boot|登山靴|登山靴|登山靴|등산화|giày leo núi|Wanderstiefel|bota de montaña|bota de trilha|треккинговые ботинки|حذاء تسلق|हाइकिंग बूट|chaussure de randonnée
boot|靴子|靴子|ブーツ|부츠|bốt|Stiefel|bota|bota|ботинки|حذاء طويل|बूट|botte
sandal|凉鞋|涼鞋|サンダル|샌들|xăng đan|Sandale|sandalia|sandália|сандалии|صندل|सैंडल|sandale
ballerina|芭蕾鞋|芭蕾鞋|バレエシューズ|플랫슈즈|giày búp bê|Ballerina|bailarina|sapatilha|балетки|باليرينا|बैलेरीना|ballerine
cap|帽子|帽子|キャップ|캡 모자|mũ lưỡi trai|Cap|gorra|boné|кепка|قبعة|टोपी|casquette
backpack|背包|背包|リュック|백팩|ba lô|Rucksack|mochila|mochila|рюкзак|حقيبة ظهر|बैकपैक|sac à dos
handbag|手提包|手提包|ハンドバッグ|핸드백|túi xách|Handtasche|bolso|bolsa|сумка|حقيبة يد|हैंडबैग|sac à main
clutch|手拿包|手拿包|クラッチバッグ|클러치|ví cầm tay|Clutch|bolso de mano|clutch|клатч|حقيبة سهرة|क्लच|pochette
coin purse|零钱包|零錢包|小銭入れ|동전 지갑|ví xu|Geldbörse|monedero|porta-moedas|кошелёк для монет|محفظة نقود|सिक्का पर्स|porte-monnaie
umbrella|雨伞|雨傘|傘|우산|ô|Schirm|paraguas|guarda-chuva|зонт|مظلة|छाता|parapluie
boxing gloves|拳击手套|拳擊手套|ボクシンググローブ|복싱 글러브|găng boxing|Boxhandschuhe|guantes de boxeo|luvas de boxe|боксёрские перчатки|قفازات ملاكمة|बॉक्सिंग दस्ताने|gants de boxe
gloves|手套|手套|手袋|장갑|găng tay|Handschuhe|guantes|luvas|перчатки|قفازات|दस्ताने|gants
sunglasses|太阳镜|太陽眼鏡|サングラス|선글라스|kính râm|Sonnenbrille|gafas de sol|óculos de sol|солнцезащитные очки|نظارة شمسية|धूप का चश्मा|lunettes de soleil
suitcase|行李箱|行李箱|スーツケース|캐리어|va li|Koffer|maleta|mala|чемодан|حقيبة سفر|सूटकेस|valise
ring|戒指|戒指|指輪|반지|nhẫn|Ring|anillo|anel|кольцо|خاتم|अँगूठी|bague
blue topaz|蓝托帕石|藍托帕石|ブルートパーズ|블루 토파즈|đá topaz xanh|Blautopas|topacio azul|topázio azul|голубой топаз|توباز أزرق|नीला पुखराज|topaze bleue
bracelet|手链|手鍊|ブレスレット|팔찌|vòng tay|Armband|pulsera|pulseira|браслет|سوار|ब्रेसलेट|bracelet
watch|手表|手錶|腕時計|손목시계|đồng hồ đeo tay|Armbanduhr|reloj|relógio|наручные часы|ساعة يد|कलाई घड़ी|montre
bikini|比基尼|比基尼|ビキニ|비키니|bikini|Bikini|bikini|biquíni|бикини|بيكيني|बिकिनी|bikini
swimsuit|泳衣|泳衣|水着|수영복|đồ bơi|Badeanzug|bañador|maiô|купальник|ملابس سباحة|स्विमसूट|maillot de bain
running vest|跑步背心|跑步背心|ランニングシャツ|러닝 조끼|áo ba lỗ chạy|Laufshirt|camiseta de running|regata de corrida|майка для бега|قميص جري|रनिंग वेस्ट|débardeur de course
judo suit|柔道服|柔道服|柔道着|유도복|võ phục judo|Judoanzug|judogi|judogi|кимоно для дзюдо|بدلة جودو|जूडो सूट|judogi
headphones|耳机|耳機|ヘッドホン|헤드폰|tai nghe|Kopfhörer|auriculares|fones de ouvido|наушники|سماعات|हेडफ़ोन|casque audio
microphone|麦克风|麥克風|マイク|마이크|micrô|Mikrofon|micrófono|microfone|микрофон|ميكروفون|माइक्रोफ़ोन|microphone
radio|收音机|收音機|ラジオ|라디오|radio|Radio|radio|rádio|радио|راديو|रेडियो|radio
camcorder|摄像机|攝影機|ビデオカメラ|캠코더|máy quay|Camcorder|videocámara|filmadora|видеокамера|كاميرا فيديو|कैमकॉर्डर|caméscope
camera|相机|相機|カメラ|카메라|máy ảnh|Kamera|cámara|câmera|камера|كاميرا|कैमरा|appareil photo
mouse|鼠标|滑鼠|マウス|마우스|chuột|Maus|ratón|mouse|мышь|فأرة|माउस|souris
controller|手柄|手把|コントローラー|컨트롤러|tay cầm|Controller|mando|controle|геймпад|يد تحكم|कंट्रोलर|manette
joystick|摇杆|搖桿|ジョイスティック|조이스틱|cần điều khiển|Joystick|joystick|joystick|джойстик|عصا تحكم|जॉयस्टिक|joystick
bulb|灯泡|燈泡|電球|전구|bóng đèn|Leuchtmittel|bombilla|lâmpada|лампочка|مصباح LED|बल्ब|ampoule
torch|手电筒|手電筒|懐中電灯|손전등|đèn pin|Taschenlampe|linterna|lanterna|фонарик|كشاف|टॉर्च|lampe torche
stopwatch|秒表|碼錶|ストップウォッチ|스톱워치|đồng hồ bấm giờ|Stoppuhr|cronómetro|cronômetro|секундомер|ساعة إيقاف|स्टॉपवॉच|chronomètre
sand timer|沙漏|沙漏|砂時計|모래시계|đồng hồ cát|Sanduhr|reloj de arena|ampulheta|песочные часы|ساعة رملية|रेत घड़ी|sablier
timer|计时器|計時器|タイマー|타이머|đồng hồ đếm|Timer|temporizador|temporizador|таймер|مؤقت|टाइमर|minuteur
clock|时钟|時鐘|時計|시계|đồng hồ|Uhr|reloj|relógio|часы|ساعة|घड़ी|horloge
telephone|电话机|電話機|電話機|전화기|điện thoại bàn|Telefon|teléfono|telefone|телефон|هاتف|टेलीफ़ोन|téléphone
phone|手机|手機|スマートフォン|휴대폰|điện thoại|Handy|móvil|celular|мобильный телефон|هاتف محمول|मोबाइल फ़ोन|téléphone portable
label printer|标签打印机|標籤印表機|ラベルプリンター|라벨 프린터|máy in nhãn|Etikettendrucker|impresora de etiquetas|impressora de etiquetas|принтер этикеток|طابعة ملصقات|लेबल प्रिंटर|imprimante d’étiquettes
aerial|天线|天線|アンテナ|안테나|ăng-ten|Antenne|antena|antena|антенна|هوائي|एंटीना|antenne
dish|卫星天线|衛星天線|パラボラアンテナ|접시 안테나|chảo vệ tinh|Sat-Schüssel|antena parabólica|antena parabólica|спутниковая тарелка|طبق استقبال|डिश एंटीना|parabole
robot|机器人|機器人|ロボット|로봇|rô-bốt|Roboter|robot|robô|робот|روبوت|रोबोट|robot
cell|电池|電池|電池|건전지|pin|Batterie|pila|pilha|батарейка|بطارية|बैटरी|pile
charger|充电器|充電器|充電器|충전기|bộ sạc|Ladegerät|cargador|carregador|зарядное устройство|شاحن|चार्जर|chargeur
`;
