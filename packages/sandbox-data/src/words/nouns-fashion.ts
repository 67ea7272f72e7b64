/** What a product is, "Fashion" and "Electronics": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const fashionNouns = `
t-shirt|T恤|T恤|Tシャツ|티셔츠|áo thun|T-Shirt|camiseta|camiseta|футболка|تيشيرت|टी-शर्ट|t-shirt
jeans|牛仔裤|牛仔褲|ジーンズ|청바지|quần jean|Jeans|vaqueros|calça jeans|джинсы|جينز|जींस|jean
duffle coat|牛角扣大衣|牛角扣大衣|ダッフルコート|더플코트|áo khoác duffle|Dufflecoat|trenca|casaco duffle|дафлкот|معطف دافل|डफ़ल कोट|duffle-coat
trench coat|风衣|風衣|トレンチコート|트렌치코트|áo măng tô|Trenchcoat|gabardina|trench coat|тренч|معطف مطر|ट्रेंच कोट|trench
car coat|短大衣|短大衣|カーコート|카코트|áo khoác ngắn|Kurzmantel|abrigo tres cuartos|casaco curto|короткое пальто|معطف قصير|छोटा कोट|manteau trois-quarts
coat|大衣|大衣|コート|코트|áo khoác|Mantel|abrigo|casaco|пальто|معطف|कोट|manteau
scarf|围巾|圍巾|マフラー|목도리|khăn choàng|Schal|bufanda|cachecol|шарф|وشاح|स्कार्फ़|écharpe
baby socks|婴儿袜|嬰兒襪|ベビーソックス|아기 양말|tất em bé|Babysocken|calcetines de bebé|meias de bebê|носки для малышей|جوارب رضّع|शिशु मोज़े|chaussettes bébé
socks|袜子|襪子|靴下|양말|tất|Socken|calcetines|meias|носки|جوارب|मोज़े|chaussettes
dress|连衣裙|洋裝|ワンピース|원피스|váy liền|Kleid|vestido|vestido|платье|فستان|ड्रेस|robe
shorts|短裤|短褲|ショートパンツ|반바지|quần short|Shorts|pantalón corto|bermuda|шорты|شورت|शॉर्ट्स|short
yukata|浴衣|浴衣|浴衣|유카타|yukata|Yukata|yukata|yukata|юката|يوكاتا|युकाता|yukata
kimono|和服浴袍|和服浴袍|バスローブ|기모노 가운|áo kimono|Kimono|kimono|quimono|кимоно|كيمونو|किमोनो|kimono
dressing gown|睡袍|睡袍|ガウン|가운|áo choàng|Morgenmantel|bata|robe|халат|روب|गाउन|robe de chambre
sari|纱丽|紗麗|サリー|사리|sari|Sari|sari|sári|сари|ساري|साड़ी|sari
lab coat|实验服|實驗衣|白衣|실험복|áo blouse|Laborkittel|bata de laboratorio|jaleco|лабораторный халат|معطف مختبر|लैब कोट|blouse de laboratoire
chef's jacket|厨师服|廚師服|コックコート|조리복|áo đầu bếp|Kochjacke|chaqueta de cocina|dólmã|поварской китель|سترة طاهٍ|शेफ़ जैकेट|veste de cuisine
nurse tunic|护士服|護士服|ナースチュニック|간호복|áo điều dưỡng|Pflegekasack|casaca sanitaria|túnica de enfermagem|медицинская блуза|سترة تمريض|नर्स ट्यूनिक|tunique médicale
running shoe|跑鞋|跑鞋|ランニングシューズ|러닝화|giày chạy|Laufschuh|zapatilla de running|tênis de corrida|кроссовки для бега|حذاء جري|रनिंग शू|chaussure de course
court shoe 7 cm|高跟鞋|高跟鞋|パンプス|펌프스|giày cao gót|Pumps|zapato de salón|scarpin|туфли-лодочки|حذاء بكعب|हील वाले जूते|escarpin
indoor court shoe|室内球鞋|室內球鞋|室内シューズ|실내 운동화|giày sân trong nhà|Hallenschuh|zapatilla de pista|tênis de quadra|обувь для зала|حذاء صالات|इनडोर कोर्ट शू|chaussure de salle
walking shoe|健步鞋|健走鞋|ウォーキングシューズ|워킹화|giày đi bộ|Walkingschuh|zapato para caminar|tênis de caminhada|обувь для ходьбы|حذاء مشي|वॉकिंग शू|chaussure de marche
trainer|运动鞋|運動鞋|スニーカー|운동화|giày thể thao|Turnschuh|zapatilla|tênis|кроссовки|حذاء رياضي|स्नीकर|basket
hiking boot|登山靴|登山靴|登山靴|등산화|giày leo núi|Wanderstiefel|bota de montaña|bota de trilha|треккинговые ботинки|حذاء تسلق|हाइकिंग बूट|chaussure de randonnée
boot|靴子|靴子|ブーツ|부츠|bốt|Stiefel|bota|bota|ботинки|حذاء طويل|बूट|botte
slingback|露跟鞋|露跟鞋|スリングバック|슬링백|giày slingback|Slingback|zapato destalonado|sapato slingback|босоножки с ремешком|حذاء بحزام خلفي|स्लिंगबैक|slingback
sandal|凉鞋|涼鞋|サンダル|샌들|xăng đan|Sandale|sandalia|sandália|сандалии|صندل|सैंडल|sandale
ballerina|芭蕾鞋|芭蕾鞋|バレエシューズ|플랫슈즈|giày búp bê|Ballerina|bailarina|sapatilha|балетки|باليرينا|बैलेरीना|ballerine
loafer|乐福鞋|樂福鞋|ローファー|로퍼|giày lười|Loafer|mocasín|mocassim|лоферы|لوفر|लोफ़र|mocassin
espadrille|草编鞋|草編鞋|エスパドリーユ|에스파드리유|giày cói|Espadrille|alpargata|alpargata|эспадрильи|إسبادريل|एस्पाड्रिल|espadrille
slipper|拖鞋|拖鞋|スリッパ|슬리퍼|dép|Hausschuh|zapatilla de casa|chinelo|тапочки|شبشب|चप्पल|chausson
cap|帽子|帽子|キャップ|캡 모자|mũ lưỡi trai|Cap|gorra|boné|кепка|قبعة|टोपी|casquette
backpack|背包|背包|リュック|백팩|ba lô|Rucksack|mochila|mochila|рюкзак|حقيبة ظهر|बैकपैक|sac à dos
daypack|轻便背包|輕便背包|デイパック|데이팩|ba lô gọn|Tagesrucksack|mochila ligera|mochila leve|лёгкий рюкзак|حقيبة ظهر خفيفة|डेपैक|petit sac à dos
handbag|手提包|手提包|ハンドバッグ|핸드백|túi xách|Handtasche|bolso|bolsa|сумка|حقيبة يد|हैंडबैग|sac à main
tote bag|托特包|托特包|トートバッグ|토트백|túi tote|Shopper|bolso tote|bolsa tote|сумка-тоут|حقيبة توت|टोट बैग|cabas
bucket bag|水桶包|水桶包|バケットバッグ|버킷백|túi bucket|Beuteltasche|bolso saco|bolsa saco|сумка-мешок|حقيبة دلو|बकेट बैग|sac seau
doctor's bag|医生包|醫生包|ドクターバッグ|닥터백|túi bác sĩ|Arzttasche|maletín de médico|maleta de médico|саквояж|حقيبة طبيب|डॉक्टर बैग|sac de médecin
crossbody bag|斜挎包|斜背包|ショルダーバッグ|크로스백|túi đeo chéo|Umhängetasche|bandolera|bolsa transversal|сумка через плечо|حقيبة كتف|क्रॉसबॉडी बैग|sac bandoulière
clutch|手拿包|手拿包|クラッチバッグ|클러치|ví cầm tay|Clutch|bolso de mano|clutch|клатч|حقيبة سهرة|क्लच|pochette
coin purse|零钱包|零錢包|小銭入れ|동전 지갑|ví xu|Geldbörse|monedero|porta-moedas|кошелёк для монет|محفظة نقود|सिक्का पर्स|porte-monnaie
wallet|钱包|錢包|財布|지갑|ví|Geldbeutel|cartera|carteira|кошелёк|محفظة|बटुआ|portefeuille
cosmetic pouch|化妆包|化妝包|化粧ポーチ|화장품 파우치|túi mỹ phẩm|Kosmetiktasche|neceser|necessaire|косметичка|حقيبة تجميل|कॉस्मेटिक पाउच|trousse de maquillage
umbrella|雨伞|雨傘|傘|우산|ô|Schirm|paraguas|guarda-chuva|зонт|مظلة|छाता|parapluie
boxing gloves|拳击手套|拳擊手套|ボクシンググローブ|복싱 글러브|găng boxing|Boxhandschuhe|guantes de boxeo|luvas de boxe|боксёрские перчатки|قفازات ملاكمة|बॉक्सिंग दस्ताने|gants de boxe
gloves|手套|手套|手袋|장갑|găng tay|Handschuhe|guantes|luvas|перчатки|قفازات|दस्ताने|gants
sunglasses|太阳镜|太陽眼鏡|サングラス|선글라스|kính râm|Sonnenbrille|gafas de sol|óculos de sol|солнцезащитные очки|نظارة شمسية|धूप का चश्मा|lunettes de soleil
suitcase|行李箱|行李箱|スーツケース|캐리어|va li|Koffer|maleta|mala|чемодан|حقيبة سفر|सूटकेस|valise
ring|戒指|戒指|指輪|반지|nhẫn|Ring|anillo|anel|кольцо|خاتم|अँगूठी|bague
band|指环|指環|リング|밴드 반지|nhẫn trơn|Bandring|alianza|aliança|кольцо-ободок|خاتم عريض|बैंड अँगूठी|anneau
blue topaz|蓝托帕石|藍托帕石|ブルートパーズ|블루 토파즈|đá topaz xanh|Blautopas|topacio azul|topázio azul|голубой топаз|توباز أزرق|नीला पुखराज|topaze bleue
amethyst|紫水晶|紫水晶|アメシスト|자수정|thạch anh tím|Amethyst|amatista|ametista|аметист|جمشت|नीलम जामुनी|améthyste
citrine|黄水晶|黃水晶|シトリン|황수정|thạch anh vàng|Citrin|citrino|citrino|цитрин|سترين|सुनहला|citrine
peridot|橄榄石|橄欖石|ペリドット|페리도트|đá peridot|Peridot|peridoto|peridoto|перидот|زبرجد|पेरिडॉट|péridot
bracelet|手链|手鍊|ブレスレット|팔찌|vòng tay|Armband|pulsera|pulseira|браслет|سوار|ब्रेसलेट|bracelet
bead strand|珠串|珠串|ビーズ連|구슬 줄|chuỗi hạt|Perlenstrang|sarta de cuentas|fio de contas|нить бусин|سبحة خرز|मनकों की लड़ी|rang de perles
necklace|项链|項鍊|ネックレス|목걸이|vòng cổ|Halskette|collar|colar|ожерелье|عقد|हार|collier
fob watch|护士怀表|護士懷錶|ナースウォッチ|간호사 시계|đồng hồ cài áo|Schwesternuhr|reloj de enfermera|relógio de enfermagem|часы медсестры|ساعة ممرضة|नर्स घड़ी|montre d’infirmière
watch|手表|手錶|腕時計|손목시계|đồng hồ đeo tay|Armbanduhr|reloj|relógio|наручные часы|ساعة يد|कलाई घड़ी|montre
bikini|比基尼|比基尼|ビキニ|비키니|bikini|Bikini|bikini|biquíni|бикини|بيكيني|बिकिनी|bikini
swimsuit|泳衣|泳衣|水着|수영복|đồ bơi|Badeanzug|bañador|maiô|купальник|ملابس سباحة|स्विमसूट|maillot de bain
running vest|跑步背心|跑步背心|ランニングシャツ|러닝 조끼|áo ba lỗ chạy|Laufshirt|camiseta de running|regata de corrida|майка для бега|قميص جري|रनिंग वेस्ट|débardeur de course
jersey|球衣|球衣|ユニフォーム|유니폼|áo bóng rổ|Trikot|camiseta de baloncesto|camisa de basquete|баскетбольная майка|قميص كرة سلة|जर्सी|maillot
gym tank|健身背心|健身背心|タンクトップ|민소매 운동복|áo tank tập|Tanktop|camiseta de tirantes|regata|спортивная майка|قميص رياضي|जिम टैंक|débardeur
judo suit|柔道服|柔道服|柔道着|유도복|võ phục judo|Judoanzug|judogi|judogi|кимоно для дзюдо|بدلة جودو|जूडो सूट|judogi
karate suit|空手道服|空手道服|空手着|가라테복|võ phục karate|Karateanzug|karategi|karategi|кимоно для карате|بدلة كاراتيه|कराटे सूट|karatégi
training suit|训练服|訓練服|道着|도복|võ phục tập|Trainingsanzug|traje de entrenamiento|roupa de treino|тренировочное кимоно|بدلة تدريب|प्रशिक्षण सूट|tenue d’entraînement
headphones|耳机|耳機|ヘッドホン|헤드폰|tai nghe|Kopfhörer|auriculares|fones de ouvido|наушники|سماعات|हेडफ़ोन|casque audio
headset|耳麦|耳麥|ヘッドセット|헤드셋|tai nghe có mic|Headset|auriculares con micrófono|headset|гарнитура|سماعة رأس|हेडसेट|micro-casque
podcast set|播客套装|播客套組|ポッドキャストセット|팟캐스트 세트|bộ podcast|Podcast-Set|kit de pódcast|kit de podcast|набор для подкастов|طقم بودكاست|पॉडकास्ट सेट|kit podcast
large-diaphragm microphone|大振膜麦克风|大振膜麥克風|大口径マイク|대구경 마이크|micrô màng lớn|Großmembran-Mikrofon|micrófono de diafragma grande|microfone de diafragma grande|микрофон с большой мембраной|ميكروفون بغشاء كبير|बड़े डायाफ़्राम माइक|microphone à large membrane
microphone|麦克风|麥克風|マイク|마이크|micrô|Mikrofon|micrófono|microfone|микрофон|ميكروفون|माइक्रोफ़ोन|microphone
radio|收音机|收音機|ラジオ|라디오|radio|Radio|radio|rádio|радио|راديو|रेडियो|radio
camcorder|摄像机|攝影機|ビデオカメラ|캠코더|máy quay|Camcorder|videocámara|filmadora|видеокамера|كاميرا فيديو|कैमकॉर्डर|caméscope
camera|相机|相機|カメラ|카메라|máy ảnh|Kamera|cámara|câmera|камера|كاميرا|कैमरा|appareil photo
mouse|鼠标|滑鼠|マウス|마우스|chuột|Maus|ratón|mouse|мышь|فأرة|माउस|souris
controller|手柄|手把|コントローラー|컨트롤러|tay cầm|Controller|mando|controle|геймпад|يد تحكم|कंट्रोलर|manette
joystick|摇杆|搖桿|ジョイスティック|조이스틱|cần điều khiển|Joystick|joystick|joystick|джойстик|عصا تحكم|जॉयस्टिक|joystick
flight stick|飞行摇杆|飛行搖桿|フライトスティック|플라이트 스틱|cần lái máy bay|Flugstick|palanca de vuelo|manche de voo|авиаджойстик|عصا طيران|फ़्लाइट स्टिक|manche de vol
arcade kit|街机套件|街機套件|アーケードキット|아케이드 키트|bộ arcade|Arcade-Bausatz|kit arcade|kit arcade|аркадный набор|طقم أركيد|आर्केड किट|kit arcade
bulb|灯泡|燈泡|電球|전구|bóng đèn|Leuchtmittel|bombilla|lâmpada|лампочка|مصباح LED|बल्ब|ampoule
torch|手电筒|手電筒|懐中電灯|손전등|đèn pin|Taschenlampe|linterna|lanterna|фонарик|كشاف|टॉर्च|lampe torche
stopwatch|秒表|碼錶|ストップウォッチ|스톱워치|đồng hồ bấm giờ|Stoppuhr|cronómetro|cronômetro|секундомер|ساعة إيقاف|स्टॉपवॉच|chronomètre
sand timer|沙漏|沙漏|砂時計|모래시계|đồng hồ cát|Sanduhr|reloj de arena|ampulheta|песочные часы|ساعة رملية|रेत घड़ी|sablier
sand timers|沙漏|沙漏|砂時計|모래시계|đồng hồ cát|Sanduhr|reloj de arena|ampulheta|песочные часы|ساعة رملية|रेत घड़ी|sablier
timer|计时器|計時器|タイマー|타이머|đồng hồ đếm|Timer|temporizador|temporizador|таймер|مؤقت|टाइमर|minuteur
clock|时钟|時鐘|時計|시계|đồng hồ|Uhr|reloj|relógio|часы|ساعة|घड़ी|horloge
telephone|电话机|電話機|電話機|전화기|điện thoại bàn|Telefon|teléfono|telefone|телефон|هاتف|टेलीफ़ोन|téléphone
phone|手机|手機|スマートフォン|휴대폰|điện thoại|Handy|móvil|celular|мобильный телефон|هاتف محمول|मोबाइल फ़ोन|téléphone portable
label printer|标签打印机|標籤印表機|ラベルプリンター|라벨 프린터|máy in nhãn|Etikettendrucker|impresora de etiquetas|impressora de etiquetas|принтер этикеток|طابعة ملصقات|लेबल प्रिंटर|imprimante d’étiquettes
receipt printer|小票打印机|收據印表機|レシートプリンター|영수증 프린터|máy in hóa đơn|Bondrucker|impresora de tickets|impressora de recibos|чековый принтер|طابعة إيصالات|रसीद प्रिंटर|imprimante de tickets
laser printer|激光打印机|雷射印表機|レーザープリンター|레이저 프린터|máy in laser|Laserdrucker|impresora láser|impressora a laser|лазерный принтер|طابعة ليزر|लेज़र प्रिंटर|imprimante laser
aerial|天线|天線|アンテナ|안테나|ăng-ten|Antenne|antena|antena|антенна|هوائي|एंटीना|antenne
dish|卫星天线|衛星天線|パラボラアンテナ|접시 안테나|chảo vệ tinh|Sat-Schüssel|antena parabólica|antena parabólica|спутниковая тарелка|طبق استقبال|डिश एंटीना|parabole
robot|机器人|機器人|ロボット|로봇|rô-bốt|Roboter|robot|robô|робот|روبوت|रोबोट|robot
cell|电池|電池|電池|건전지|pin|Batterie|pila|pilha|батарейка|بطارية|बैटरी|pile
power bank|移动电源|行動電源|モバイルバッテリー|보조 배터리|sạc dự phòng|Powerbank|batería externa|power bank|пауэрбанк|بنك طاقة|पावर बैंक|batterie externe
charger|充电器|充電器|充電器|충전기|bộ sạc|Ladegerät|cargador|carregador|зарядное устройство|شاحن|चार्जर|chargeur
extension lead|插线板|延長線|延長コード|멀티탭|ổ cắm kéo dài|Verlängerungskabel|alargador|extensão elétrica|удлинитель|وصلة كهرباء|एक्सटेंशन कॉर्ड|rallonge
time switch|定时开关|定時開關|タイムスイッチ|타이머 콘센트|ổ cắm hẹn giờ|Zeitschaltuhr|programador horario|timer de tomada|розетка с таймером|مفتاح مؤقت|टाइमर स्विच|programmateur
cable|线缆|線材|ケーブル|케이블|cáp|Kabel|cable|cabo|кабель|كابل|केबल|câble
`;
