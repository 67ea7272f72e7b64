/** What a product is, from "Toys & stationery" on: `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const playNouns = `
teddy|泰迪熊|泰迪熊|テディベア|테디베어|gấu bông|Teddybär|osito de peluche|ursinho de pelúcia|плюшевый мишка|دب محشو|टेडी बियर|ours en peluche
teddy bear|泰迪熊|泰迪熊|テディベア|테디베어|gấu bông|Teddybär|osito de peluche|ursinho de pelúcia|плюшевый мишка|دب محشو|टेडी बियर|ours en peluche
nesting dolls|套娃|套娃|マトリョーシカ|마트료시카|búp bê lồng|Matrjoschkas|matrioskas|matrioscas|матрёшки|دمى متداخلة|मात्र्योश्का गुड़िया|poupées russes
train|小火车|小火車|木製列車|기차|tàu hỏa|Eisenbahn|tren|trenzinho|поезд|قطار|रेलगाड़ी|train
racing car|赛车|賽車|レーシングカー|경주차|xe đua|Rennauto|coche de carreras|carrinho de corrida|гоночная машинка|سيارة سباق|रेसिंग कार|voiture de course
dinosaur|恐龙|恐龍|恐竜フィギュア|공룡|khủng long|Dinosaurier|dinosaurio|dinossauro|динозавр|ديناصور|डायनासोर|dinosaure
yo-yo|悠悠球|溜溜球|ヨーヨー|요요|yo-yo|Jo-Jo|yoyó|ioiô|йо-йо|يويو|यो-यो|yo-yo
kite|风筝|風箏|凧|연|diều|Drachen|cometa|pipa|воздушный змей|طائرة ورقية|पतंग|cerf-volant
fountain pen|钢笔|鋼筆|万年筆|만년필|bút máy|Füller|pluma estilográfica|caneta-tinteiro|перьевая ручка|قلم حبر|फ़ाउंटेन पेन|stylo plume
pencil|铅笔|鉛筆|鉛筆|연필|bút chì|Bleistift|lápiz|lápis|карандаш|قلم رصاص|पेंसिल|crayon
notebook|笔记本|筆記本|ノート|노트|sổ tay|Notizbuch|cuaderno|caderno|блокнот|دفتر|नोटबुक|carnet
paper clips|回形针|迴紋針|クリップ|클립|kẹp giấy|Büroklammern|clips|clipes|скрепки|مشابك ورق|पेपर क्लिप|trombones
watercolor box|水彩盒|水彩盒|水彩セット|수채화 물감|hộp màu nước|Aquarellkasten|caja de acuarelas|estojo de aquarela|набор акварели|علبة ألوان مائية|जलरंग बॉक्स|boîte d’aquarelle
dice|骰子|骰子|サイコロ|주사위|xúc xắc|Würfel|dados|dados|игральные кости|نرد|पासे|dés
tournament pieces|比赛棋子|比賽棋子|公式チェス駒|대회용 체스 말|quân cờ thi đấu|Turnierfiguren|piezas de torneo|peças de torneio|турнирные фигуры|قطع بطولات|टूर्नामेंट मोहरे|pièces de tournoi
electric guitar|电吉他|電吉他|エレキギター|일렉 기타|ghi-ta điện|E-Gitarre|guitarra eléctrica|guitarra elétrica|электрогитара|غيتار كهربائي|इलेक्ट्रिक गिटार|guitare électrique
snare drum|小军鼓|小鼓|スネアドラム|스네어 드럼|trống snare|Snaredrum|caja|caixa|малый барабан|طبلة سنير|स्नेयर ड्रम|caisse claire
drum|鼓|鼓|太鼓|북|trống|Trommel|tambor|tambor|барабан|طبل|ड्रम|tambour
maracas|沙锤|沙鎚|マラカス|마라카스|maracas|Maracas|maracas|maracas|маракасы|ماراكاس|माराकस|maracas
keyboard|电子琴|電子琴|キーボード|키보드|đàn organ|Keyboard|teclado|teclado|синтезатор|أورغ|कीबोर्ड|clavier
balloon|气球|氣球|風船|풍선|bóng bay|Luftballon|globo|balão|воздушный шар|بالون|गुब्बारा|ballon de baudruche
gift box|礼盒|禮盒|ギフトボックス|선물 상자|hộp quà|Geschenkbox|caja de regalo|caixa de presente|подарочная коробка|علبة هدايا|गिफ़्ट बॉक्स|coffret cadeau
thread|缝纫线|縫線|縫い糸|재봉실|chỉ may|Nähgarn|hilo de coser|linha de costura|швейная нить|خيط خياطة|सिलाई धागा|fil à coudre
honey|蜂蜜|蜂蜜|はちみつ|꿀|mật ong|Honig|miel|mel|мёд|عسل|शहद|miel
boiled sweets|硬糖|硬糖|キャンディー|사탕|kẹo cứng|Bonbons|caramelos|balas|леденцы|حلوى صلبة|कड़ी टॉफ़ी|bonbons
cookies|曲奇|餅乾|クッキー|쿠키|bánh quy|Kekse|galletas|biscoitos|печенье|بسكويت|कुकीज़|biscuits
lollipop|棒棒糖|棒棒糖|ロリポップ|막대사탕|kẹo mút|Lutscher|piruleta|pirulito|леденец на палочке|مصاصة|लॉलीपॉप|sucette
dark chocolate|黑巧克力|黑巧克力|ダークチョコレート|다크 초콜릿|sô cô la đen|Zartbitterschokolade|chocolate negro|chocolate amargo|тёмный шоколад|شوكولاتة داكنة|डार्क चॉकलेट|chocolat noir
coffee|咖啡|咖啡|コーヒー|커피|cà phê|Kaffee|café|café|кофе|قهوة|कॉफ़ी|café
tomatoes|番茄|番茄|トマト|토마토|cà chua|Tomaten|tomates|tomates|томаты|طماطم|टमाटर|tomates
salt|盐|鹽|塩|소금|muối|Salz|sal|sal|соль|ملح|नमक|sel
spaghetti|意大利面|義大利麵|スパゲッティ|스파게티|mì spaghetti|Spaghetti|espaguetis|espaguete|спагетти|سباغيتي|स्पेगेटी|spaghettis
apple juice|苹果汁|蘋果汁|りんごジュース|사과 주스|nước táo|Apfelsaft|zumo de manzana|suco de maçã|яблочный сок|عصير تفاح|सेब का रस|jus de pomme
apples|苹果|蘋果|りんご|사과|táo|Äpfel|manzanas|maçãs|яблоки|تفاح|सेब|pommes
lemons|柠檬|檸檬|レモン|레몬|chanh vàng|Zitronen|limones|limões|лимоны|ليمون|नींबू|citrons
mixed mushrooms|什锦蘑菇|綜合菇|ミックスきのこ|모둠 버섯|nấm hỗn hợp|Mischpilze|setas variadas|cogumelos sortidos|грибное ассорти|فطر مشكّل|मिश्रित मशरूम|champignons mélangés
rye bread|黑麦面包|黑麥麵包|ライ麦パン|호밀빵|bánh mì lúa mạch đen|Roggenbrot|pan de centeno|pão de centeio|ржаной хлеб|خبز جاودار|राई ब्रेड|pain de seigle
croissants|可颂|可頌|クロワッサン|크루아상|bánh sừng bò|Croissants|cruasanes|croissants|круассаны|كرواسون|क्रोइसां|croissants
rice|大米|白米|米|쌀|gạo|Reis|arroz|arroz|рис|أرز|चावल|riz
mate leaves|马黛茶叶|瑪黛茶葉|マテ茶葉|마테 잎|lá mate|Mateblätter|hojas de mate|folhas de mate|листья мате|أوراق متة|माते की पत्तियाँ|feuilles de maté
baby bottle|奶瓶|奶瓶|哺乳瓶|젖병|bình sữa|Babyflasche|biberón|mamadeira|детская бутылочка|رضّاعة|शिशु बोतल|biberon
rocking horse|摇摇马|搖搖馬|木馬|흔들목마|ngựa bập bênh|Schaukelpferd|caballito balancín|cavalinho de balanço|лошадка-качалка|حصان هزاز|झूलता घोड़ा|cheval à bascule
chew bones|磨牙骨|潔牙骨|犬用ガム|개껌|xương gặm|Kauknochen|huesos masticables|ossinhos mastigáveis|жевательные косточки|عظام مضغ|चबाने की हड्डी|os à mâcher
cat teaser|逗猫棒|逗貓棒|猫じゃらし|낚싯대 장난감|cần câu mèo|Katzenangel|caña para gatos|varinha para gatos|дразнилка для кошки|لعبة ريش للقطط|बिल्ली खिलौना|canne à chat
tractor|拖拉机|拖拉機|トラクター|트랙터|máy kéo|Traktor|tractor|trator|трактор|جرّار|ट्रैक्टर|tracteur
wand|魔法棒|魔法棒|魔法のつえ|요술봉|đũa phép|Zauberstab|varita|varinha|волшебная палочка|عصا سحرية|जादुई छड़ी|baguette magique
shipping box|快递纸箱|寄件紙箱|配送用段ボール|택배 상자|thùng gửi hàng|Versandkarton|caja de envío|caixa de envio|почтовая коробка|صندوق شحن|शिपिंग बॉक्स|carton d’expédition
carrier bag|纸袋|紙袋|紙袋|쇼핑백|túi giấy|Papiertragetasche|bolsa de papel|sacola de papel|бумажный пакет|كيس ورقي|काग़ज़ का थैला|sac en papier
hang tag|吊牌|吊牌|下げ札|행택|thẻ treo|Anhängeetikett|etiqueta colgante|etiqueta de pendurar|навесная бирка|بطاقة تعليق|हैंग टैग|étiquette à suspendre
calendar|日历|月曆|カレンダー|달력|lịch|Kalender|calendario|calendário|календарь|تقويم|कैलेंडर|calendrier
filing cabinet|文件柜|文件櫃|書類キャビネット|서류 캐비닛|tủ hồ sơ|Aktenschrank|archivador|arquivo de aço|картотечный шкаф|خزانة ملفات|फ़ाइल कैबिनेट|armoire à dossiers
clipboard|夹板|板夾|クリップボード|클립보드|bìa kẹp|Klemmbrett|portapapeles|prancheta|планшет с зажимом|لوح بمشبك|क्लिपबोर्ड|porte-bloc
globe|地球仪|地球儀|地球儀|지구본|quả địa cầu|Globus|globo terráqueo|globo terrestre|глобус|كرة أرضية|ग्लोब|globe
bell|桌铃|桌鈴|卓上ベル|탁상 종|chuông bàn|Tischglocke|timbre de mostrador|campainha de balcão|настольный звонок|جرس طاولة|काउंटर घंटी|sonnette de comptoir
shopping trolley|购物车|購物推車|ショッピングカート|쇼핑 카트|xe đẩy siêu thị|Einkaufswagen|carro de compra|carrinho de compras|тележка для покупок|عربة تسوق|शॉपिंग ट्रॉली|chariot
trolley|手推车|手推車|カート|손수레|xe kéo|Handwagen|carrito|carrinho|тележка|عربة يد|ट्रॉली|chariot pliant
olive oil|橄榄油|橄欖油|オリーブオイル|올리브유|dầu ô liu|Olivenöl|aceite de oliva|azeite de oliva|оливковое масло|زيت زيتون|जैतून का तेल|huile d’olive
chilli flakes|辣椒碎|辣椒碎|唐辛子フレーク|고추 플레이크|ớt vảy|Chiliflocken|copos de chile|pimenta em flocos|хлопья чили|رقائق فلفل حار|मिर्च के फ्लेक्स|flocons de piment
magic set|魔术套装|魔術組|マジックセット|마술 세트|bộ ảo thuật|Zauberkasten|juego de magia|kit de mágica|набор фокусника|طقم سحر|जादू सेट|coffret de magie
toy rocket|玩具火箭|玩具火箭|おもちゃのロケット|장난감 로켓|tên lửa đồ chơi|Spielzeugrakete|cohete de juguete|foguete de brinquedo|игрушечная ракета|صاروخ لعبة|खिलौना रॉकेट|fusée jouet
dog collar|狗项圈|狗項圈|犬用首輪|개 목걸이|vòng cổ chó|Hundehalsband|collar para perro|coleira para cães|ошейник|طوق كلب|कुत्ते का पट्टा|collier pour chien
flake food|鱼食薄片|薄片魚飼料|フレーク餌|플레이크 사료|thức ăn cá dạng vảy|Flockenfutter|alimento en escamas|ração em flocos|корм-хлопья|طعام سمك رقائق|मछली का चारा|flocons pour poissons
jigsaw|拼图|拼圖|ジグソーパズル|직소 퍼즐|tranh ghép hình|Puzzle|puzle|quebra-cabeça|пазл|أحجية صور|जिगसॉ पहेली|puzzle
tapioca pearls|珍珠粉圆|珍珠粉圓|タピオカ|타피오카 펄|trân châu|Tapiokaperlen|perlas de tapioca|pérolas de tapioca|шарики тапиоки|لآلئ تابيوكا|टैपिओका मोती|perles de tapioca
`;
