/** Names of choices: `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. Sizes and amounts are not translated. */
export const choiceWords = `
Pack|包装|包裝|入り数|묶음|Gói|Packung|Paquete|Pacote|Упаковка|العبوة|पैक|Lot
Set|套装|套組|セット|세트|Bộ|Set|Juego|Conjunto|Набор|الطقم|सेट|Lot
Box|盒装|盒裝|箱|상자|Hộp|Schachtel|Caja|Caixa|Коробка|العلبة|डिब्बा|Boîte
Quantity|数量|數量|数量|수량|Số lượng|Menge|Cantidad|Quantidade|Количество|الكمية|मात्रा|Quantité
Color|颜色|顏色|カラー|색상|Màu|Farbe|Color|Cor|Цвет|اللون|रंग|Couleur
Size|尺码|尺寸|サイズ|사이즈|Cỡ|Größe|Talla|Tamanho|Размер|المقاس|आकार|Taille
Diameter|直径|直徑|直径|지름|Đường kính|Durchmesser|Diámetro|Diâmetro|Диаметр|القطر|व्यास|Diamètre
Volume|容量|容量|容量|용량|Dung tích|Volumen|Volumen|Volume|Объём|السعة|मात्रा|Contenance
Weight|重量|重量|重さ|무게|Khối lượng|Gewicht|Peso|Peso|Вес|الوزن|वज़न|Poids
Waist|腰围|腰圍|ウエスト|허리|Vòng eo|Bundweite|Cintura|Cintura|Талия|الخصر|कमर|Taille
Length|长度|長度|長さ|길이|Chiều dài|Länge|Largo|Comprimento|Длина|الطول|लंबाई|Longueur
Width|宽度|寬度|幅|너비|Chiều rộng|Breite|Ancho|Largura|Ширина|العرض|चौड़ाई|Largeur
Height|高度|高度|高さ|높이|Chiều cao|Höhe|Altura|Altura|Высота|الارتفاع|ऊँचाई|Hauteur
Strap|表带|錶帶|ストラップ|스트랩|Dây|Armband|Correa|Pulseira|Ремешок|السوار|पट्टा|Bracelet
Plug|插头|插頭|プラグ|플러그|Phích cắm|Stecker|Enchufe|Plugue|Вилка|القابس|प्लग|Fiche
Storage|存储|儲存空間|容量|저장 용량|Bộ nhớ|Speicher|Almacenamiento|Memória|Память|التخزين|स्टोरेज|Stockage
Scent|香味|香味|香り|향|Mùi hương|Duft|Aroma|Aroma|Аромат|الرائحة|ख़ुशबू|Parfum
Nib|笔尖|筆尖|ペン先|펜촉|Ngòi|Feder|Plumín|Ponta|Перо|السن|निब|Plume
Lamp|灯具|燈具|ランプ|램프|Đèn|Lampe|Lámpara|Luminária|Лампа|المصباح|लैंप|Lampe
Blade|刀刃|刀刃|刃渡り|칼날|Lưỡi dao|Klinge|Hoja|Lâmina|Лезвие|النصل|ब्लेड|Lame
Bells|铃铛|鈴鐺|ベル|벨|Chuông|Glocken|Campanas|Sinos|Звонки|الأجراس|घंटियाँ|Timbres
Leaf|叶色|葉色|葉|잎|Lá|Blatt|Hoja|Folha|Лист|الورقة|पत्ता|Feuille
Lens|镜片|鏡片|レンズ|렌즈|Tròng kính|Glas|Lente|Lente|Линзы|العدسة|लेंस|Verres
Version|版本|版本|タイプ|버전|Phiên bản|Ausführung|Versión|Versão|Версия|الإصدار|संस्करण|Version
Kit|套餐|套組|セット内容|구성|Bộ kèm|Set|Kit|Kit|Комплект|الطقم|किट|Kit
Link|连接|連接|接続|연결|Kết nối|Verbindung|Conexión|Conexão|Подключение|الاتصال|कनेक्शन|Connexion
Tip|刀头|刀頭|先端|팁|Đầu|Spitze|Punta|Ponta|Жало|الرأس|नोक|Embout
Shade|色号|色號|色|색상|Tông màu|Farbton|Tono|Tom|Оттенок|الدرجة|शेड|Teinte
Frame|车架|車架|フレーム|프레임|Khung|Rahmen|Cuadro|Quadro|Рама|الإطار|फ़्रेम|Cadre
Ink|墨水|墨水|インク|잉크|Mực|Tinte|Tinta|Tinta|Чернила|الحبر|स्याही|Encre
Cocoa|可可含量|可可含量|カカオ|카카오|Ca cao|Kakao|Cacao|Cacau|Какао|الكاكاو|कोको|Cacao
Grind|研磨度|研磨度|挽き方|분쇄|Độ xay|Mahlgrad|Molienda|Moagem|Помол|الطحن|पिसाई|Mouture
Ocean|海洋蓝|海洋藍|オーシャン|오션|Xanh biển|Ozean|Océano|Oceano|Океан|محيطي|समुद्री|Océan
Sage|鼠尾草绿|鼠尾草綠|セージ|세이지|Xanh xô thơm|Salbei|Salvia|Sálvia|Шалфей|ميرمية|सेज|Sauge
Terracotta|陶土色|陶土色|テラコッタ|테라코타|Đất nung|Terrakotta|Terracota|Terracota|Терракота|تيراكوتا|टेराकोटा|Terre cuite
Raspberry|覆盆子红|覆盆子紅|ラズベリー|라즈베리|Mâm xôi|Himbeere|Frambuesa|Framboesa|Малина|توت العليق|रास्पबेरी|Framboise
Sea|海蓝|海藍|海|바다|Xanh nước biển|Meer|Mar|Mar|Море|بحري|सागर|Mer
Black|黑色|黑色|ブラック|블랙|Đen|Schwarz|Negro|Preto|Чёрный|أسود|काला|Noir
Brass|黄铜色|黃銅色|真ちゅう|황동|Đồng thau|Messing|Latón|Latão|Латунь|نحاسي|पीतल|Laiton
Sky|天蓝|天藍|スカイ|스카이|Xanh da trời|Himmel|Cielo|Céu|Небо|سماوي|आसमानी|Ciel
Clay|陶泥色|陶泥色|クレイ|클레이|Đất sét|Ton|Arcilla|Argila|Глина|طيني|मिट्टी|Argile
Plum|梅子色|梅子色|プラム|플럼|Mận|Pflaume|Ciruela|Ameixa|Слива|برقوقي|बेर|Prune
Poppy|罂粟红|罌粟紅|ポピー|포피|Anh túc|Mohn|Amapola|Papoula|Мак|خشخاشي|पोस्ता|Coquelicot
Pine|松绿|松綠|パイン|파인|Xanh thông|Kiefer|Pino|Pinho|Сосна|صنوبري|चीड़|Pin
Denim|牛仔蓝|丹寧藍|デニム|데님|Denim|Denim|Vaquero|Jeans|Деним|جينز|डेनिम|Denim
Rose|玫瑰色|玫瑰色|ローズ|로즈|Hồng|Rosé|Rosa|Rosa|Роза|وردي|गुलाबी|Rose
Violet|紫色|紫色|バイオレット|바이올렛|Tím|Violett|Violeta|Violeta|Фиолетовый|بنفسجي|बैंगनी|Violet
Mist|雾灰|霧灰|ミスト|미스트|Sương|Nebel|Niebla|Névoa|Туман|ضبابي|धुंध|Brume
Lime|青柠绿|萊姆綠|ライム|라임|Chanh xanh|Limette|Lima|Lima|Лайм|ليموني|लाइम|Citron vert
Coral|珊瑚色|珊瑚色|コーラル|코랄|San hô|Koralle|Coral|Coral|Коралл|مرجاني|मूँगा|Corail
Brick|砖红|磚紅|ブリック|브릭|Đỏ gạch|Ziegel|Ladrillo|Tijolo|Кирпичный|قرميدي|ईंट|Brique
Olive|橄榄绿|橄欖綠|オリーブ|올리브|Ô liu|Oliv|Oliva|Oliva|Оливковый|زيتوني|जैतूनी|Olive
Berry|莓果色|莓果色|ベリー|베리|Dâu|Beere|Frutos rojos|Frutas vermelhas|Ягода|توتي|बेरी|Baie
Navy|藏青|海軍藍|ネイビー|네이비|Xanh navy|Marine|Marino|Marinho|Тёмно-синий|كحلي|नेवी|Marine
Moss|苔绿|苔綠|モス|모스|Xanh rêu|Moos|Musgo|Musgo|Мох|طحلبي|काई|Mousse
Smoke|烟灰|煙灰|スモーク|스모크|Khói|Rauch|Humo|Fumê|Дымчатый|دخاني|धुआँ|Fumée
Forest|森林绿|森林綠|フォレスト|포레스트|Xanh rừng|Wald|Bosque|Floresta|Лесной|غابي|वन|Forêt
Petrol|孔雀蓝|孔雀藍|ペトロール|페트롤|Xanh cổ vịt|Petrol|Petróleo|Petróleo|Петроль|بترولي|पेट्रोल|Pétrole
Mustard|芥末黄|芥末黃|マスタード|머스터드|Vàng mù tạt|Senf|Mostaza|Mostarda|Горчичный|خردلي|सरसों|Moutarde
Classic|经典|經典|クラシック|클래식|Cổ điển|Klassisch|Clásico|Clássico|Классика|كلاسيكي|क्लासिक|Classique
Blue|蓝色|藍色|ブルー|블루|Xanh dương|Blau|Azul|Azul|Синий|أزرق|नीला|Bleu
Green|绿色|綠色|グリーン|그린|Xanh lá|Grün|Verde|Verde|Зелёный|أخضر|हरा|Vert
Red|红色|紅色|レッド|레드|Đỏ|Rot|Rojo|Vermelho|Красный|أحمر|लाल|Rouge
Cherry|樱桃红|櫻桃紅|チェリー|체리|Anh đào|Kirsche|Cereza|Cereja|Вишня|كرزي|चेरी|Cerise
Almond|杏仁|杏仁|アーモンド|아몬드|Hạnh nhân|Mandel|Almendra|Amêndoa|Миндаль|لوز|बादाम|Amande
Fig|无花果|無花果|いちじく|무화과|Sung|Feige|Higo|Figo|Инжир|تين|अंजीर|Figue
Lavender|薰衣草|薰衣草|ラベンダー|라벤더|Oải hương|Lavendel|Lavanda|Lavanda|Лаванда|خزامى|लैवेंडर|Lavande
Citrus|柑橘|柑橘|シトラス|시트러스|Cam chanh|Zitrus|Cítricos|Cítrico|Цитрус|حمضيات|खट्टे फल|Agrumes
Unscented|无香|無香|無香料|무향|Không mùi|Ohne Duft|Sin perfume|Sem perfume|Без запаха|بلا عطر|बिना ख़ुशबू|Sans parfum
With lamp|含灯|含燈|ランプ付き|램프 포함|Kèm đèn|Mit Lampe|Con lámpara|Com luminária|С лампой|مع المصباح|लैंप सहित|Avec lampe
Sofa only|仅沙发|僅沙發|ソファのみ|소파만|Chỉ sofa|Nur Sofa|Solo sofá|Só o sofá|Только диван|الأريكة فقط|केवल सोफ़ा|Canapé seul
Small 28 cm|小号 28 cm|小號 28 cm|小 28 cm|소형 28 cm|Nhỏ 28 cm|Klein 28 cm|Pequeño 28 cm|Pequeno 28 cm|Малый, 28 см|صغير 28 سم|छोटा 28 cm|Petit 28 cm
Large 40 cm|大号 40 cm|大號 40 cm|大 40 cm|대형 40 cm|Lớn 40 cm|Groß 40 cm|Grande 40 cm|Grande 40 cm|Большой, 40 см|كبير 40 سم|बड़ा 40 cm|Grand 40 cm
Cabin 36 l|登机 36 L|登機 36 L|機内 36 L|기내용 36 L|Xách tay 36 L|Kabine 36 l|Cabina 36 l|Bordo 36 l|Ручная кладь, 36 л|للمقصورة 36 لترًا|केबिन 36 l|Cabine 36 l
Medium 64 l|中号 64 L|中號 64 L|中 64 L|중형 64 L|Vừa 64 L|Mittel 64 l|Mediana 64 l|Média 64 l|Средний, 64 л|متوسط 64 لترًا|मध्यम 64 l|Moyenne 64 l
Standard|标准|標準|標準|기본|Tiêu chuẩn|Standard|Estándar|Padrão|Стандарт|قياسي|मानक|Standard
Noise cancelling|主动降噪|主動降噪|ノイズキャンセリング|노이즈 캔슬링|Chống ồn|Geräuschunterdrückung|Cancelación de ruido|Cancelamento de ruído|Шумоподавление|عزل الضوضاء|शोर रद्द|Réduction de bruit
Camera only|仅相机|僅相機|カメラのみ|카메라만|Chỉ máy ảnh|Nur Kamera|Solo cámara|Só a câmera|Только камера|الكاميرا فقط|केवल कैमरा|Appareil seul
With case and 64 GB card|含包和 64 GB 卡|含包與 64 GB 卡|ケースと 64 GB カード付き|케이스·64 GB 카드 포함|Kèm bao và thẻ 64 GB|Mit Tasche und 64-GB-Karte|Con funda y tarjeta de 64 GB|Com bolsa e cartão de 64 GB|С чехлом и картой 64 ГБ|مع حقيبة وبطاقة 64 غيغابايت|केस और 64 GB कार्ड सहित|Avec étui et carte 64 Go
Cable|有线|有線|有線|유선|Có dây|Kabel|Con cable|Com fio|Кабель|سلكي|तार|Filaire
Wireless|无线|無線|ワイヤレス|무선|Không dây|Kabellos|Inalámbrico|Sem fio|Беспроводной|لاسلكي|वायरलेस|Sans fil
Slot 5 mm|一字 5 mm|一字 5 mm|マイナス 5 mm|일자 5 mm|Dẹt 5 mm|Schlitz 5 mm|Plano 5 mm|Fenda 5 mm|Шлиц 5 мм|مستوٍ 5 مم|चपटा 5 mm|Plat 5 mm
Fine|细|細|細字|가는 촉|Mảnh|Fein|Fino|Fina|Тонкое|رفيع|बारीक|Fine
Medium|中|中|中|중|Vừa|Mittel|Mediano|Médio|Средний|متوسط|मध्यम|Moyen
Broad|粗|粗|太字|굵은 촉|Rộng|Breit|Ancho|Larga|Широкое|عريض|चौड़ा|Large
Small|小号|小號|小|소|Nhỏ|Klein|Pequeño|Pequeno|Малый|صغير|छोटा|Petit
Large|大号|大號|大|대|Lớn|Groß|Grande|Grande|Большой|كبير|बड़ा|Grand
Single|单件|單件|単品|단품|Lẻ|Einzeln|Suelto|Avulso|Поштучно|قطعة واحدة|एकल|À l’unité
Whole bean|咖啡豆|咖啡豆|豆のまま|홀빈|Nguyên hạt|Ganze Bohne|En grano|Em grãos|В зёрнах|حبوب كاملة|साबुत दाने|En grains
Filter|滤泡|濾泡|フィルター|필터|Pha phin|Filter|Filtro|Filtro|Фильтр|ترشيح|फ़िल्टर|Filtre
Espresso|意式|義式|エスプレッソ|에스프레소|Espresso|Espresso|Espresso|Espresso|Эспрессо|إسبريسو|एस्प्रेसो|Espresso
Leather look|皮革质感|皮革質感|レザー調|가죽 느낌|Giả da|Lederoptik|Aspecto cuero|Aspecto couro|Под кожу|مظهر جلدي|चमड़े जैसा|Aspect cuir
Steel|钢|鋼|スチール|스틸|Thép|Stahl|Acero|Aço|Сталь|فولاذ|इस्पात|Acier
Textile|织物|織物|布|직물|Vải|Textil|Tela|Tecido|Текстиль|قماش|कपड़ा|Textile
Type C|C 型|C 型|Cタイプ|C형|Loại C|Typ C|Tipo C|Tipo C|Тип C|النوع C|टाइप C|Type C
Type G|G 型|G 型|Gタイプ|G형|Loại G|Typ G|Tipo G|Tipo G|Тип G|النوع G|टाइप G|Type G
Type A|A 型|A 型|Aタイプ|A형|Loại A|Typ A|Tipo A|Tipo A|Тип A|النوع A|टाइप A|Type A
0–6 months|0–6 个月|0–6 個月|0–6か月|0–6개월|0–6 tháng|0–6 Monate|0–6 meses|0–6 meses|0–6 мес.|0–6 أشهر|0–6 महीने|0–6 mois
6–12 months|6–12 个月|6–12 個月|6–12か月|6–12개월|6–12 tháng|6–12 Monate|6–12 meses|6–12 meses|6–12 мес.|6–12 شهرًا|6–12 महीने|6–12 mois
1–2 years|1–2 岁|1–2 歲|1–2歳|1–2세|1–2 tuổi|1–2 Jahre|1–2 años|1–2 anos|1–2 года|1–2 سنة|1–2 साल|1–2 ans
1 piece|1 件|1 件|1個|1개|1 cái|1 Stück|1 unidad|1 unidade|1 шт.|قطعة واحدة|1 पीस|1 pièce
1 chair|1 把椅子|1 張椅子|1脚|의자 1개|1 ghế|1 Stuhl|1 silla|1 cadeira|1 стул|كرسي واحد|1 कुर्सी|1 chaise
1 bulb|1 个灯泡|1 個燈泡|1球|전구 1개|1 bóng|1 Leuchtmittel|1 bombilla|1 lâmpada|1 лампочка|مصباح واحد|1 बल्ब|1 ampoule
1 vest|1 件背心|1 件背心|1着|조끼 1벌|1 áo|1 Weste|1 chaleco|1 colete|1 жилет|سترة واحدة|1 जैकेट|1 gilet
10 vests|10 件背心|10 件背心|10着|조끼 10벌|10 áo|10 Westen|10 chalecos|10 coletes|10 жилетов|10 سترات|10 जैकेट|10 gilets
1 bar|1 块|1 塊|1枚|1개|1 thanh|1 Stück|1 unidad|1 unidade|1 шт.|قطعة واحدة|1 टिकिया|1 pièce
1 pair|1 双|1 雙|1組|1켤레|1 đôi|1 Paar|1 par|1 par|1 пара|زوج واحد|1 जोड़ी|1 paire
12 pairs|12 双|12 雙|12組|12켤레|12 đôi|12 Paar|12 pares|12 pares|12 пар|12 زوجًا|12 जोड़ी|12 paires
2 people|2 人|2 人|2人用|2인용|2 người|2 Personen|2 personas|2 pessoas|2 человека|شخصان|2 लोग|2 personnes
3 people|3 人|3 人|3人用|3인용|3 người|3 Personen|3 personas|3 pessoas|3 человека|3 أشخاص|3 लोग|3 personnes
100 pieces|100 件|100 件|100個|100개|100 cái|100 Stück|100 unidades|100 unidades|100 шт.|100 قطعة|100 पीस|100 pièces
500 pieces|500 件|500 件|500個|500개|500 cái|500 Stück|500 unidades|500 unidades|500 шт.|500 قطعة|500 पीस|500 pièces
Set of 2|2 件套|2 件組|2点セット|2개 세트|Bộ 2|2er-Set|Juego de 2|Conjunto com 2|Набор из 2|طقم من 2|2 का सेट|Lot de 2
Set of 4|4 件套|4 件組|4点セット|4개 세트|Bộ 4|4er-Set|Juego de 4|Conjunto com 4|Набор из 4|طقم من 4|4 का सेट|Lot de 4
Set of 6|6 件套|6 件組|6点セット|6개 세트|Bộ 6|6er-Set|Juego de 6|Conjunto com 6|Набор из 6|طقم من 6|6 का सेट|Lot de 6
Box of 6|6 件装|6 件裝|6個入り|6개입|Hộp 6|6er-Schachtel|Caja de 6|Caixa com 6|Коробка 6 шт.|علبة من 6|6 का डिब्बा|Boîte de 6
Box of 12|12 件装|12 件裝|12個入り|12개입|Hộp 12|12er-Schachtel|Caja de 12|Caixa com 12|Коробка 12 шт.|علبة من 12|12 का डिब्बा|Boîte de 12
Box of 24|24 件装|24 件裝|24個入り|24개입|Hộp 24|24er-Schachtel|Caja de 24|Caixa com 24|Коробка 24 шт.|علبة من 24|24 का डिब्बा|Boîte de 24
Pack of 10|10 件装|10 件裝|10個入り|10개입|Gói 10|10er-Packung|Paquete de 10|Pacote com 10|Упаковка 10 шт.|عبوة من 10|10 का पैक|Lot de 10
Carton of 50|50 件箱装|50 件箱裝|50個入り箱|50개 박스|Thùng 50|50er-Karton|Cartón de 50|Caixa com 50|Коробка 50 шт.|كرتون من 50|50 का कार्टन|Carton de 50
Carton of 200|200 件箱装|200 件箱裝|200個入り箱|200개 박스|Thùng 200|200er-Karton|Cartón de 200|Caixa com 200|Коробка 200 шт.|كرتون من 200|200 का कार्टन|Carton de 200
Case of 12 × 500 g|12 × 500 g 箱装|12 × 500 g 箱裝|500 g×12個|500 g × 12개|Thùng 12 × 500 g|Karton 12 × 500 g|Caja de 12 × 500 g|Caixa com 12 × 500 g|Ящик 12 × 500 г|صندوق 12 × 500 غ|12 × 500 g की पेटी|Carton de 12 × 500 g
`;
