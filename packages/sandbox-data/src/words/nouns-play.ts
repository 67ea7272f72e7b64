/** What a product is, from "Toys & stationery" on: `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const playNouns = `
teddy|泰迪熊|泰迪熊|テディベア|테디베어|gấu bông|Teddybär|osito de peluche|ursinho de pelúcia|плюшевый мишка|دب محشو|टेडी बियर|ours en peluche
teddy bear|泰迪熊|泰迪熊|テディベア|테디베어|gấu bông|Teddybär|osito de peluche|ursinho de pelúcia|плюшевый мишка|دب محشو|टेडी बियर|ours en peluche
nesting dolls|套娃|套娃|マトリョーシカ|마트료시카|búp bê lồng|Matrjoschkas|matrioskas|matrioscas|матрёшки|دمى متداخلة|मात्र्योश्का गुड़िया|poupées russes
train|小火车|小火車|木製列車|기차|tàu hỏa|Eisenbahn|tren|trenzinho|поезд|قطار|रेलगाड़ी|train
track set|轨道套装|軌道組|線路セット|선로 세트|bộ đường ray|Schienenset|juego de vías|kit de trilhos|набор рельсов|طقم سكة|पटरी सेट|circuit de rails
locomotive|火车头|火車頭|機関車|기관차|đầu máy|Lokomotive|locomotora|locomotiva|локомотив|قاطرة|इंजन|locomotive
racing car|赛车|賽車|レーシングカー|경주차|xe đua|Rennauto|coche de carreras|carrinho de corrida|гоночная машинка|سيارة سباق|रेसिंग कार|voiture de course
racer|赛车|賽車|レーシングカー|경주차|xe đua|Rennauto|coche de carreras|carrinho de corrida|гоночная машинка|سيارة سباق|रेसिंग कार|voiture de course
dinosaur|恐龙|恐龍|恐竜フィギュア|공룡|khủng long|Dinosaurier|dinosaurio|dinossauro|динозавр|ديناصور|डायनासोर|dinosaure
plush long-neck|毛绒恐龙|絨毛恐龍|恐竜ぬいぐるみ|공룡 인형|khủng long bông|Plüsch-Dino|dinosaurio de peluche|dinossauro de pelúcia|плюшевый динозавр|ديناصور محشو|मुलायम डायनासोर|dinosaure en peluche
excavation kit|考古挖掘套装|考古挖掘組|発掘キット|발굴 키트|bộ khai quật|Ausgrabungsset|kit de excavación|kit de escavação|набор для раскопок|طقم تنقيب|खुदाई किट|kit de fouille
yo-yo|悠悠球|溜溜球|ヨーヨー|요요|yo-yo|Jo-Jo|yoyó|ioiô|йо-йо|يويو|यो-यो|yo-yo
spinning top|陀螺|陀螺|こま|팽이|con quay|Kreisel|peonza|pião|волчок|بلبل|लट्टू|toupie
kite|风筝|風箏|凧|연|diều|Drachen|cometa|pipa|воздушный змей|طائرة ورقية|पतंग|cerf-volant
fountain pen|钢笔|鋼筆|万年筆|만년필|bút máy|Füller|pluma estilográfica|caneta-tinteiro|перьевая ручка|قلم حبر|फ़ाउंटेन पेन|stylo plume
pocket pen|口袋笔|口袋筆|ポケットペン|포켓 펜|bút bỏ túi|Taschenstift|bolígrafo de bolsillo|caneta de bolso|карманная ручка|قلم جيب|पॉकेट पेन|stylo de poche
pencil|铅笔|鉛筆|鉛筆|연필|bút chì|Bleistift|lápiz|lápis|карандаш|قلم رصاص|पेंसिल|crayon
notebook|笔记本|筆記本|ノート|노트|sổ tay|Notizbuch|cuaderno|caderno|блокнот|دفتر|नोटबुक|carnet
project planner|计划本|計畫本|プランナー|플래너|sổ kế hoạch|Projektplaner|agenda de proyectos|planner de projetos|планер|مخطط مشاريع|प्रोजेक्ट प्लानर|agenda de projets
sketchbook|素描本|素描本|スケッチブック|스케치북|sổ vẽ|Skizzenbuch|bloc de dibujo|caderno de desenho|скетчбук|دفتر رسم|स्केचबुक|carnet de croquis
paper clips|回形针|迴紋針|クリップ|클립|kẹp giấy|Büroklammern|clips|clipes|скрепки|مشابك ورق|पेपर क्लिप|trombones
foldback clips|长尾夹|長尾夾|ダブルクリップ|집게 클립|kẹp bướm|Foldbackklammern|pinzas sujetapapeles|prendedores de papel|зажимы для бумаг|ملاقط ورق|फ़ोल्डबैक क्लिप|pinces double clip
brass clips|黄铜夹|黃銅夾|真ちゅうクリップ|황동 클립|kẹp đồng|Messingklammern|clips de latón|clipes de latão|латунные скрепки|مشابك نحاسية|पीतल की क्लिप|trombones en laiton
watercolor box|水彩盒|水彩盒|水彩セット|수채화 물감|hộp màu nước|Aquarellkasten|caja de acuarelas|estojo de aquarela|набор акварели|علبة ألوان مائية|जलरंग बॉक्स|boîte d’aquarelle
gouache set|水粉套装|水粉組|ガッシュセット|과슈 세트|bộ màu gouache|Gouache-Set|juego de gouache|kit de guache|набор гуаши|طقم غواش|गुआश सेट|set de gouache
palette|调色板|調色盤|パレット|팔레트|bảng pha màu|Palette|paleta|paleta|палитра|لوحة ألوان|पैलेट|palette
dice cup|骰盅|骰盅|ダイスカップ|주사위 컵|cốc xúc xắc|Würfelbecher|cubilete|copo de dados|стакан для костей|كأس نرد|पासा कप|gobelet à dés
dice|骰子|骰子|サイコロ|주사위|xúc xắc|Würfel|dados|dados|игральные кости|نرد|पासे|dés
chess set|国际象棋|西洋棋|チェスセット|체스 세트|bộ cờ vua|Schachspiel|ajedrez|jogo de xadrez|шахматы|طقم شطرنج|शतरंज सेट|jeu d’échecs
tournament pieces|比赛棋子|比賽棋子|公式チェス駒|대회용 체스 말|quân cờ thi đấu|Turnierfiguren|piezas de torneo|peças de torneio|турнирные фигуры|قطع بطولات|टूर्नामेंट मोहरे|pièces de tournoi
travel chess|旅行象棋|旅行西洋棋|旅行用チェス|여행용 체스|cờ vua du lịch|Reiseschach|ajedrez de viaje|xadrez de viagem|дорожные шахматы|شطرنج سفر|यात्रा शतरंज|échecs de voyage
jigsaw|拼图|拼圖|ジグソーパズル|직소 퍼즐|tranh ghép hình|Puzzle|puzle|quebra-cabeça|пазл|أحجية صور|जिगसॉ पहेली|puzzle
puzzle|拼图|拼圖|パズル|퍼즐|xếp hình|Puzzle|puzle|quebra-cabeça|пазл|أحجية|पहेली|puzzle
guitar set|吉他套装|吉他組|ギターセット|기타 세트|bộ đàn ghi-ta|Gitarrenset|pack de guitarra|kit de guitarra|гитарный набор|طقم غيتار|गिटार सेट|pack guitare
electric guitar|电吉他|電吉他|エレキギター|일렉 기타|ghi-ta điện|E-Gitarre|guitarra eléctrica|guitarra elétrica|электрогитара|غيتار كهربائي|इलेक्ट्रिक गिटार|guitare électrique
snare drum|小军鼓|小鼓|スネアドラム|스네어 드럼|trống snare|Snaredrum|caja|caixa|малый барабан|طبلة سنير|स्नेयर ड्रम|caisse claire
drum|鼓|鼓|太鼓|북|trống|Trommel|tambor|tambor|барабан|طبل|ड्रम|tambour
maracas|沙锤|沙鎚|マラカス|마라카스|maracas|Maracas|maracas|maracas|маракасы|ماراكاس|माराकस|maracas
egg shakers|沙蛋|沙蛋|エッグシェイカー|에그 셰이커|trứng lắc|Eiershaker|huevos sonoros|ovinhos chocalho|шейкеры|شخاشيخ بيضية|एग शेकर|œufs maracas
cabasa|卡巴萨|卡巴薩|カバサ|카바사|cabasa|Cabasa|cabasa|afoxé|кабаса|كاباسا|काबासा|cabasa
keyboard|电子琴|電子琴|キーボード|키보드|đàn organ|Keyboard|teclado|teclado|синтезатор|أورغ|कीबोर्ड|clavier
piano|手卷钢琴|手捲鋼琴|ロールピアノ|롤 피아노|piano cuộn|Rollpiano|piano enrollable|piano enrolável|гибкое пианино|بيانو قابل للف|रोल पियानो|piano souple
melodica|口风琴|口風琴|鍵盤ハーモニカ|멜로디언|kèn melodica|Melodica|melódica|escaleta|мелодика|ميلوديكا|मेलोडिका|mélodica
balloon garland kit|气球花环套装|氣球花環組|バルーンガーランド|풍선 장식 세트|bộ dây bóng bay|Ballongirlande|guirnalda de globos|kit guirlanda de balões|гирлянда из шаров|طقم إكليل بالونات|गुब्बारा माला किट|guirlande de ballons
balloon|气球|氣球|風船|풍선|bóng bay|Luftballon|globo|balão|воздушный шар|بالون|गुब्बारा|ballon de baudruche
gift box|礼盒|禮盒|ギフトボックス|선물 상자|hộp quà|Geschenkbox|caja de regalo|caixa de presente|подарочная коробка|علبة هدايا|गिफ़्ट बॉक्स|coffret cadeau
gift wrap set|包装纸套装|包裝紙組|ラッピングセット|포장 세트|bộ gói quà|Geschenkpapier-Set|juego de papel de regalo|kit de embrulho|набор упаковки|طقم تغليف هدايا|गिफ़्ट रैप सेट|kit papier cadeau
surprise box|惊喜盒|驚喜盒|びっくり箱|깜짝 상자|hộp bất ngờ|Überraschungsbox|caja sorpresa|caixa surpresa|коробка-сюрприз|علبة مفاجآت|सरप्राइज़ बॉक्स|boîte surprise
thread|缝纫线|縫線|縫い糸|재봉실|chỉ may|Nähgarn|hilo de coser|linha de costura|швейная нить|خيط خياطة|सिलाई धागा|fil à coudre
embroidery floss|绣线|繡線|刺しゅう糸|자수실|chỉ thêu|Stickgarn|hilo de bordar|linha de bordado|мулине|خيط تطريز|कढ़ाई धागा|fil à broder
honey|蜂蜜|蜂蜜|はちみつ|꿀|mật ong|Honig|miel|mel|мёд|عسل|शहद|miel
boiled sweets|硬糖|硬糖|キャンディー|사탕|kẹo cứng|Bonbons|caramelos|balas|леденцы|حلوى صلبة|कड़ी टॉफ़ी|bonbons
herbal drops|草本糖|草本糖|ハーブキャンディー|허브 사탕|kẹo thảo mộc|Kräuterbonbons|caramelos de hierbas|balas de ervas|травяные леденцы|أقراص أعشاب|हर्बल गोलियाँ|pastilles aux herbes
toffee|太妃糖|太妃糖|トフィー|토피 사탕|kẹo bơ|Toffee|tofe|toffee|ирис|توفي|टॉफ़ी|caramel
fruit jellies|果汁软糖|水果軟糖|フルーツゼリー|과일 젤리|kẹo dẻo|Fruchtgelee|gominolas|balas de fruta|мармелад|جيلي فواكه|फलों की जेली|pâtes de fruits
cookies|曲奇|餅乾|クッキー|쿠키|bánh quy|Kekse|galletas|biscoitos|печенье|بسكويت|कुकीज़|biscuits
lollipop|棒棒糖|棒棒糖|ロリポップ|막대사탕|kẹo mút|Lutscher|piruleta|pirulito|леденец на палочке|مصاصة|लॉलीपॉप|sucette
dark chocolate|黑巧克力|黑巧克力|ダークチョコレート|다크 초콜릿|sô cô la đen|Zartbitterschokolade|chocolate negro|chocolate amargo|тёмный шоколад|شوكولاتة داكنة|डार्क चॉकलेट|chocolat noir
coffee|咖啡|咖啡|コーヒー|커피|cà phê|Kaffee|café|café|кофе|قهوة|कॉफ़ी|café
espresso blend|意式拼配咖啡|義式綜合咖啡|エスプレッソブレンド|에스프레소 블렌드|cà phê espresso|Espressomischung|mezcla espresso|blend espresso|эспрессо-смесь|خلطة إسبريسو|एस्प्रेसो ब्लेंड|mélange espresso
tomatoes|番茄|番茄|トマト|토마토|cà chua|Tomaten|tomates|tomates|томаты|طماطم|टमाटर|tomates
chickpeas|鹰嘴豆|鷹嘴豆|ひよこ豆|병아리콩|đậu gà|Kichererbsen|garbanzos|grão-de-bico|нут|حمص|काबुली चना|pois chiches
sardines|沙丁鱼|沙丁魚|いわし|정어리|cá mòi|Sardinen|sardinas|sardinhas|сардины|سردين|सार्डिन|sardines
soup|浓汤|濃湯|スープ|수프|súp|Suppe|sopa|sopa|суп|حساء|सूप|soupe
olive oil|橄榄油|橄欖油|オリーブオイル|올리브유|dầu ô liu|Olivenöl|aceite de oliva|azeite de oliva|оливковое масло|زيت زيتون|जैतून का तेल|huile d’olive
olive paste|橄榄酱|橄欖醬|オリーブペースト|올리브 페이스트|sốt ô liu|Olivenpaste|pasta de aceitunas|pasta de azeitona|паста из оливок|معجون زيتون|जैतून पेस्ट|tapenade
olives|橄榄|橄欖|オリーブ|올리브|ô liu|Oliven|aceitunas|azeitonas|оливки|زيتون|जैतून|olives
salt|盐|鹽|塩|소금|muối|Salz|sal|sal|соль|ملح|नमक|sel
chilli flakes|辣椒碎|辣椒碎|唐辛子フレーク|고추 플레이크|ớt vảy|Chiliflocken|copos de chile|pimenta em flocos|хлопья чили|رقائق فلفل حار|मिर्च के फ्लेक्स|flocons de piment
chilli powder|辣椒粉|辣椒粉|唐辛子パウダー|고춧가루|ớt bột|Chilipulver|chile en polvo|pimenta em pó|молотый чили|مسحوق فلفل حار|मिर्च पाउडर|piment en poudre
chillies|干辣椒|乾辣椒|唐辛子|말린 고추|ớt khô|Chilischoten|chiles secos|pimentas secas|перец чили|فلفل حار مجفف|सूखी मिर्च|piments séchés
spaghetti|意大利面|義大利麵|スパゲッティ|스파게티|mì spaghetti|Spaghetti|espaguetis|espaguete|спагетти|سباغيتي|स्पेगेटी|spaghettis
egg noodles|鸡蛋面|雞蛋麵|卵麺|에그 누들|mì trứng|Eiernudeln|fideos al huevo|macarrão com ovos|яичная лапша|نودلز بالبيض|अंडा नूडल्स|nouilles aux œufs
apple rings|苹果干|蘋果乾|りんごチップ|사과 말랭이|táo khô|Apfelringe|aros de manzana|maçã desidratada|яблочные кольца|حلقات تفاح|सूखे सेब|rondelles de pomme
apple juice|苹果汁|蘋果汁|りんごジュース|사과 주스|nước táo|Apfelsaft|zumo de manzana|suco de maçã|яблочный сок|عصير تفاح|सेब का रस|jus de pomme
apples|苹果|蘋果|りんご|사과|táo|Äpfel|manzanas|maçãs|яблоки|تفاح|सेब|pommes
lemon juice|柠檬汁|檸檬汁|レモン果汁|레몬 주스|nước chanh|Zitronensaft|zumo de limón|suco de limão|лимонный сок|عصير ليمون|नींबू का रस|jus de citron
lemon peel|糖渍柠檬皮|糖漬檸檬皮|レモンピール|레몬 필|vỏ chanh tẩm đường|Zitronat|piel de limón confitada|casca de limão cristalizada|цукаты из лимона|قشر ليمون مسكّر|नींबू का छिलका|écorces de citron confites
lemons|柠檬|檸檬|レモン|레몬|chanh vàng|Zitronen|limones|limões|лимоны|ليمون|नींबू|citrons
passata|番茄泥|番茄泥|トマトパッサータ|토마토 파사타|cà chua xay|passierte Tomaten|tomate tamizado|passata de tomate|протёртые томаты|طماطم مهروسة|टमाटर प्यूरी|coulis de tomates
mixed mushrooms|什锦蘑菇|綜合菇|ミックスきのこ|모둠 버섯|nấm hỗn hợp|Mischpilze|setas variadas|cogumelos sortidos|грибное ассорти|فطر مشكّل|मिश्रित मशरूम|champignons mélangés
mushroom growing kit|蘑菇种植套装|菇類種植組|きのこ栽培キット|버섯 재배 키트|bộ trồng nấm|Pilzzuchtset|kit de cultivo de setas|kit de cultivo de cogumelos|набор для грибов|طقم زراعة فطر|मशरूम किट|kit de culture de champignons
button mushrooms|口蘑|蘑菇|マッシュルーム|양송이|nấm mỡ|Champignons|champiñones|champignons|шампиньоны|فطر أبيض|बटन मशरूम|champignons de Paris
rye bread|黑麦面包|黑麥麵包|ライ麦パン|호밀빵|bánh mì lúa mạch đen|Roggenbrot|pan de centeno|pão de centeio|ржаной хлеб|خبز جاودار|राई ब्रेड|pain de seigle
bread baking mix|面包粉预拌|麵包預拌粉|パンミックス|제빵 믹스|bột làm bánh mì|Brotbackmischung|preparado para pan|mistura para pão|смесь для хлеба|خلطة خبز|ब्रेड मिक्स|préparation pour pain
toast|吐司|吐司|食パン|식빵|bánh mì lát|Toastbrot|pan de molde|pão de forma|тостовый хлеб|خبز توست|टोस्ट ब्रेड|pain de mie
croissants|可颂|可頌|クロワッサン|크루아상|bánh sừng bò|Croissants|cruasanes|croissants|круассаны|كرواسون|क्रोइसां|croissants
rice|大米|白米|米|쌀|gạo|Reis|arroz|arroz|рис|أرز|चावल|riz
oat drink|燕麦饮|燕麥奶|オーツ飲料|귀리 음료|sữa yến mạch|Haferdrink|bebida de avena|bebida de aveia|овсяный напиток|شراب شوفان|ओट ड्रिंक|boisson à l’avoine
multi-fruit juice|混合果汁|綜合果汁|ミックスジュース|혼합 과일 주스|nước ép tổng hợp|Multisaft|zumo multifruta|suco multifrutas|мультифруктовый сок|عصير فواكه مشكّل|मिश्रित फलों का रस|jus multifruits
tapioca pearls|珍珠粉圆|珍珠粉圓|タピオカ|타피오카 펄|trân châu|Tapiokaperlen|perlas de tapioca|pérolas de tapioca|шарики тапиоки|لآلئ تابيوكا|टैपिओका मोती|perles de tapioca
tea base|奶茶茶底|奶茶茶底|ティーベース|차 베이스|trà nền|Teebasis|base de té|base de chá|чайная основа|قاعدة شاي|चाय बेस|base de thé
popping pearls|爆珠|爆爆珠|ポッピングボバ|팝핑 보바|trân châu nổ|Popping-Perlen|perlas explosivas|pérolas explosivas|взрывные шарики|لآلئ فوّارة|पॉपिंग मोती|perles éclatantes
mate leaves|马黛茶叶|瑪黛茶葉|マテ茶葉|마테 잎|lá mate|Mateblätter|hojas de mate|folhas de mate|листья мате|أوراق متة|माते की पत्तियाँ|feuilles de maté
green tea leaves|绿茶|綠茶|緑茶|녹찻잎|trà xanh|Grüntee|té verde en hojas|chá-verde em folhas|листовой зелёный чай|شاي أخضر|हरी चाय|thé vert en feuilles
herbal infusion|花草茶|花草茶|ハーブティー|허브차|trà thảo mộc|Kräutertee|infusión de hierbas|chá de ervas|травяной чай|شاي أعشاب|हर्बल चाय|infusion
baby bottle|奶瓶|奶瓶|哺乳瓶|젖병|bình sữa|Babyflasche|biberón|mamadeira|детская бутылочка|رضّاعة|शिशु बोतल|biberon
learner cup|学饮杯|學習杯|トレーニングカップ|빨대컵|cốc tập uống|Trinklernbecher|vaso de aprendizaje|copo de transição|поильник|كوب تعليم الشرب|ट्रेनिंग कप|tasse d’apprentissage
rocking horse|摇摇马|搖搖馬|木馬|흔들목마|ngựa bập bênh|Schaukelpferd|caballito balancín|cavalinho de balanço|лошадка-качалка|حصان هزاز|झूलता घोड़ा|cheval à bascule
carousel|旋转木马|旋轉木馬|メリーゴーランド|회전목마|vòng ngựa gỗ|Karussell|carrusel|carrossel|карусель|دوّامة خيل|हिंडोला|carrousel
ride-on horse|骑乘木马|騎乘木馬|乗用の馬|승용 말|ngựa cưỡi|Hüpfpferd|caballito saltador|cavalinho pula-pula|лошадка-прыгун|حصان ركوب|सवारी घोड़ा|cheval sauteur
chew bones|磨牙骨|潔牙骨|犬用ガム|개껌|xương gặm|Kauknochen|huesos masticables|ossinhos mastigáveis|жевательные косточки|عظام مضغ|चबाने की हड्डी|os à mâcher
dental sticks|洁齿棒|潔牙棒|デンタルスティック|덴탈 스틱|que làm sạch răng|Zahnpflegesticks|barritas dentales|petisco dental|палочки для зубов|أعواد أسنان|डेंटल स्टिक|bâtonnets dentaires
dog biscuits|狗饼干|狗餅乾|犬用ビスケット|강아지 비스킷|bánh cho chó|Hundekekse|galletas para perros|biscoitos para cães|печенье для собак|بسكويت كلاب|कुत्ते के बिस्कुट|biscuits pour chien
dog collar|狗项圈|狗項圈|犬用首輪|개 목걸이|vòng cổ chó|Hundehalsband|collar para perro|coleira para cães|ошейник|طوق كلب|कुत्ते का पट्टा|collier pour chien
cat harness|猫胸背带|貓胸背帶|猫用ハーネス|고양이 하네스|dây đai mèo|Katzengeschirr|arnés para gato|peitoral para gatos|шлейка для кошки|حزام قطط|बिल्ली हार्नेस|harnais pour chat
bowl mat|食盆垫|食盆墊|フードマット|급식 매트|tấm lót bát|Napfunterlage|alfombrilla para comedero|tapete para comedouro|коврик под миску|فرشة طعام|कटोरा मैट|tapis de gamelle
waste bags|拾便袋|撿便袋|マナー袋|배변 봉투|túi nhặt phân|Kotbeutel|bolsas para excrementos|saquinhos higiênicos|пакеты для уборки|أكياس فضلات|वेस्ट बैग|sacs à déjections
flake food|鱼食薄片|薄片魚飼料|フレーク餌|플레이크 사료|thức ăn cá dạng vảy|Flockenfutter|alimento en escamas|ração em flocos|корм-хлопья|طعام سمك رقائق|मछली का चारा|flocons pour poissons
cat snack|猫零食|貓零食|猫用おやつ|고양이 간식|bánh thưởng mèo|Katzensnack|snack para gatos|petisco para gatos|лакомство для кошек|وجبة قطط|बिल्ली स्नैक|friandise pour chat
pond sticks|池鱼饲料条|池魚飼料條|池用スティック餌|연못 사료|thức ăn que cho cá|Teichsticks|bastoncillos para estanque|ração para lago|корм-палочки для пруда|أعواد بركة|तालाब स्टिक|sticks pour bassin
cat teaser|逗猫棒|逗貓棒|猫じゃらし|낚싯대 장난감|cần câu mèo|Katzenangel|caña para gatos|varinha para gatos|дразнилка для кошки|لعبة ريش للقطط|बिल्ली खिलौना|canne à chat
budgie swing|鹦鹉秋千|鸚鵡鞦韆|インコ用ブランコ|앵무새 그네|xích đu vẹt|Wellensittichschaukel|columpio para periquitos|balanço para periquitos|качели для попугая|أرجوحة ببغاء|तोते का झूला|balançoire à perruche
feather refill|替换羽毛|替換羽毛|替え羽根|교체 깃털|lông thay thế|Ersatzfedern|plumas de recambio|refil de penas|сменные перья|ريش بديل|बदलने के पंख|plumes de rechange
water rocket|水火箭|水火箭|水ロケット|물로켓|tên lửa nước|Wasserrakete|cohete de agua|foguete de água|водяная ракета|صاروخ مائي|पानी रॉकेट|fusée à eau
soft rocket|软火箭|軟火箭|やわらかロケット|소프트 로켓|tên lửa xốp|Schaumrakete|cohete blando|foguete macio|мягкая ракета|صاروخ إسفنجي|मुलायम रॉकेट|fusée en mousse
building set|积木套装|積木組|組み立てセット|조립 세트|bộ lắp ráp|Bausatz|juego de construcción|kit de montar|конструктор|طقم تركيب|बिल्डिंग सेट|jeu de construction
tractor|拖拉机|拖拉機|トラクター|트랙터|máy kéo|Traktor|tractor|trator|трактор|جرّار|ट्रैक्टर|tracteur
magic set|魔术套装|魔術組|マジックセット|마술 세트|bộ ảo thuật|Zauberkasten|juego de magia|kit de mágica|набор фокусника|طقم سحر|जादू सेट|coffret de magie
wand|魔法棒|魔法棒|魔法のつえ|요술봉|đũa phép|Zauberstab|varita|varinha|волшебная палочка|عصا سحرية|जादुई छड़ी|baguette magique
card trick pack|魔术扑克|魔術撲克|トリックカード|마술 카드|bài ảo thuật|Trickkarten|baraja trucada|baralho de mágica|карты для фокусов|أوراق حيل|ट्रिक कार्ड|jeu de cartes truqué
shipping box|快递纸箱|寄件紙箱|配送用段ボール|택배 상자|thùng gửi hàng|Versandkarton|caja de envío|caixa de envio|почтовая коробка|صندوق شحن|शिपिंग बॉक्स|carton d’expédition
book mailer|书籍邮寄盒|書籍寄件盒|書籍用封筒|도서 포장 상자|bao gửi sách|Buchverpackung|sobre para libros|embalagem para livros|упаковка для книг|مغلف كتب|किताब का लिफ़ाफ़ा|étui pour livre
moving box|搬家纸箱|搬家紙箱|引っ越し用段ボール|이사 상자|thùng chuyển nhà|Umzugskarton|caja de mudanza|caixa de mudança|коробка для переезда|صندوق نقل|मूविंग बॉक्स|carton de déménagement
postal tube|邮寄纸筒|郵寄紙筒|紙筒|지관통|ống gửi thư|Versandrohr|tubo postal|tubo postal|почтовый тубус|أنبوب بريدي|डाक ट्यूब|tube d’expédition
carrier bag|纸袋|紙袋|紙袋|쇼핑백|túi giấy|Papiertragetasche|bolsa de papel|sacola de papel|бумажный пакет|كيس ورقي|काग़ज़ का थैला|sac en papier
cotton shopper|棉布袋|棉布袋|コットンバッグ|면 에코백|túi vải|Baumwolltasche|bolsa de algodón|sacola de algodão|хлопковая сумка|حقيبة قطنية|सूती थैला|sac en coton
boutique bag|精品袋|精品袋|ブティックバッグ|부티크 백|túi cửa hàng|Boutique-Tasche|bolsa de boutique|sacola de boutique|бутик-пакет|كيس متجر|बुटीक बैग|sac boutique
hang tag|吊牌|吊牌|下げ札|행택|thẻ treo|Anhängeetikett|etiqueta colgante|etiqueta de pendurar|навесная бирка|بطاقة تعليق|हैंग टैग|étiquette à suspendre
labels|标签|標籤|ラベル|라벨|nhãn|Etiketten|etiquetas|etiquetas|этикетки|ملصقات|लेबल|étiquettes
calendar|日历|月曆|カレンダー|달력|lịch|Kalender|calendario|calendário|календарь|تقويم|कैलेंडर|calendrier
family planner|家庭计划历|家庭行事曆|家族カレンダー|가족 달력|lịch gia đình|Familienplaner|planificador familiar|planner familiar|семейный планер|مخطط عائلي|पारिवारिक प्लानर|organiseur familial
filing cabinet|文件柜|文件櫃|書類キャビネット|서류 캐비닛|tủ hồ sơ|Aktenschrank|archivador|arquivo de aço|картотечный шкаф|خزانة ملفات|फ़ाइल कैबिनेट|armoire à dossiers
pedestal|活动柜|活動櫃|ワゴン|이동식 서랍|tủ di động|Rollcontainer|cajonera móvil|gaveteiro móvel|тумба на колёсах|وحدة أدراج|दराज़ यूनिट|caisson mobile
card index box|卡片盒|卡片盒|カードボックス|카드 색인함|hộp thẻ|Karteikasten|fichero|fichário|картотека|صندوق بطاقات|कार्ड बॉक्स|boîte à fiches
clipboard|夹板|板夾|クリップボード|클립보드|bìa kẹp|Klemmbrett|portapapeles|prancheta|планшет с зажимом|لوح بمشبك|क्लिपबोर्ड|porte-bloc
document case|文件夹|文件夾|書類ケース|서류 케이스|cặp tài liệu|Dokumentenmappe|carpeta portadocumentos|pasta de documentos|папка для документов|حافظة مستندات|दस्तावेज़ केस|porte-documents
globe|地球仪|地球儀|地球儀|지구본|quả địa cầu|Globus|globo terráqueo|globo terrestre|глобус|كرة أرضية|ग्लोब|globe
bell|桌铃|桌鈴|卓上ベル|탁상 종|chuông bàn|Tischglocke|timbre de mostrador|campainha de balcão|настольный звонок|جرس طاولة|काउंटर घंटी|sonnette de comptoir
shopping trolley|购物车|購物推車|ショッピングカート|쇼핑 카트|xe đẩy siêu thị|Einkaufswagen|carro de compra|carrinho de compras|тележка для покупок|عربة تسوق|शॉपिंग ट्रॉली|chariot
trolley|手推车|手推車|カート|손수레|xe kéo|Handwagen|carrito|carrinho|тележка|عربة يد|ट्रॉली|chariot pliant
platform cart|平板车|平板車|平台車|대차|xe đẩy sàn|Plattformwagen|carro de plataforma|carrinho plataforma|платформенная тележка|عربة منصة|प्लेटफ़ॉर्म ट्रॉली|chariot plateforme
`;
