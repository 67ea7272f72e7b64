/** `id | drawing | en | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`; a department is followed by its shelves. */
export const categoryTable = `
10 | couch-and-lamp | Home & living | 家居生活 | 居家生活 | ホーム＆リビング | 홈·리빙 | Nhà cửa & đời sống | Wohnen | Hogar | Casa | Дом и уют | المنزل والمعيشة | घर और रहन-सहन | Maison et déco
11 | chair | Furniture & light | 家具灯饰 | 家具燈飾 | 家具・照明 | 가구·조명 | Nội thất & đèn | Möbel & Licht | Muebles e iluminación | Móveis e iluminação | Мебель и свет | الأثاث والإضاءة | फर्नीचर और रोशनी | Meubles et luminaires
12 | teapot | Kitchen & table | 厨房餐桌 | 廚房餐桌 | キッチン・食卓 | 주방·식탁 | Bếp & bàn ăn | Küche & Tisch | Cocina y mesa | Cozinha e mesa | Кухня и сервировка | المطبخ والمائدة | रसोई और मेज़ | Cuisine et table
13 | potted-plant | Plants & decor | 绿植装饰 | 植栽佈置 | 植物・インテリア | 식물·장식 | Cây & trang trí | Pflanzen & Deko | Plantas y decoración | Plantas e decoração | Растения и декор | النباتات والديكور | पौधे और सजावट | Plantes et décoration
14 | bathtub | Bathroom | 卫浴 | 衛浴 | バスルーム | 욕실 | Phòng tắm | Badezimmer | Baño | Banheiro | Ванная | الحمّام | बाथरूम | Salle de bain
15 | broom | Cleaning & storage | 清洁收纳 | 清潔收納 | 掃除・収納 | 청소·수납 | Vệ sinh & cất giữ | Putzen & Ordnung | Limpieza y orden | Limpeza e organização | Уборка и хранение | التنظيف والتخزين | सफ़ाई और भंडारण | Ménage et rangement
20 | t-shirt | Fashion | 服饰 | 服飾 | ファッション | 패션 | Thời trang | Mode | Moda | Moda | Мода | الأزياء | फ़ैशन | Mode
21 | jeans | Clothing | 服装 | 服裝 | 衣類 | 의류 | Quần áo | Kleidung | Ropa | Roupas | Одежда | الملابس | कपड़े | Vêtements
22 | running-shoe | Shoes | 鞋履 | 鞋履 | 靴 | 신발 | Giày dép | Schuhe | Calzado | Calçados | Обувь | الأحذية | जूते | Chaussures
23 | handbag | Bags & accessories | 箱包配饰 | 包款配件 | バッグ・小物 | 가방·잡화 | Túi & phụ kiện | Taschen & Accessoires | Bolsos y accesorios | Bolsas e acessórios | Сумки и аксессуары | الحقائب والإكسسوارات | बैग और एक्सेसरीज़ | Sacs et accessoires
24 | ring | Jewelry & watches | 首饰腕表 | 珠寶腕錶 | ジュエリー・時計 | 주얼리·시계 | Trang sức & đồng hồ | Schmuck & Uhren | Joyería y relojes | Joias e relógios | Украшения и часы | المجوهرات والساعات | आभूषण और घड़ियाँ | Bijoux et montres
25 | one-piece-swimsuit | Swim & sport | 泳装运动 | 泳裝運動 | 水着・スポーツ | 수영복·스포츠 | Đồ bơi & thể thao | Bade- & Sportmode | Baño y deporte | Praia e esporte | Плавание и спорт | السباحة والرياضة | तैराकी और खेल | Bain et sport
30 | headphone | Electronics | 数码电子 | 3C 電子 | 家電・デジタル | 전자제품 | Điện tử | Elektronik | Electrónica | Eletrônicos | Электроника | الإلكترونيات | इलेक्ट्रॉनिक्स | Électronique
31 | camera | Audio & photo | 影音摄影 | 影音攝影 | オーディオ・カメラ | 오디오·카메라 | Âm thanh & máy ảnh | Audio & Foto | Audio y foto | Áudio e foto | Аудио и фото | الصوت والتصوير | ऑडियो और फ़ोटो | Audio et photo
32 | video-game | Desk & play | 桌面娱乐 | 桌面娛樂 | デスク・ゲーム | 데스크·게임 | Bàn làm việc & chơi game | Schreibtisch & Spiel | Escritorio y juego | Mesa e games | Для стола и игр | المكتب والترفيه | डेस्क और गेम | Bureau et jeux vidéo
33 | light-bulb | Lamps & clocks | 灯具钟表 | 燈具鐘錶 | 照明・時計 | 조명·시계 | Đèn & đồng hồ | Lampen & Uhren | Lámparas y relojes | Luz e hora | Лампы и часы | المصابيح والساعات | रोशनी और समय | Lampes et horloges
34 | mobile-phone | Phones & devices | 手机设备 | 手機裝置 | スマートフォン・機器 | 휴대폰·기기 | Điện thoại & thiết bị | Telefone & Geräte | Teléfonos y equipos | Telefones e aparelhos | Телефоны и устройства | الهواتف والأجهزة | फ़ोन और उपकरण | Téléphones et appareils
35 | electric-plug | Power & cables | 电源线材 | 電源線材 | 電源・ケーブル | 전원·케이블 | Nguồn & dây cáp | Strom & Kabel | Energía y cables | Energia e cabos | Питание и кабели | الطاقة والكابلات | पावर और केबल | Alimentation et câbles
40 | toolbox | Tools | 工具 | 工具 | 工具 | 공구 | Dụng cụ | Werkzeug | Herramientas | Ferramentas | Инструменты | الأدوات | औज़ार | Outils
41 | hammer | Hand tools | 手动工具 | 手工具 | 手工具 | 수공구 | Dụng cụ cầm tay | Handwerkzeug | Herramientas manuales | Ferramentas manuais | Ручной инструмент | أدوات يدوية | हैंड टूल | Outils à main
42 | safety-vest | Workwear & fasteners | 工装紧固件 | 工作服與五金 | 作業服・金物 | 작업복·철물 | Đồ bảo hộ & phụ kiện | Arbeitskleidung & Befestigung | Ropa de trabajo y fijaciones | Uniformes e fixação | Спецодежда и крепёж | ملابس العمل والمثبتات | वर्कवियर और फिक्सिंग | Vêtements de travail et fixations
43 | straight-ruler | Safety & measuring | 安全测量 | 安全測量 | 安全・計測 | 안전·측정 | An toàn & đo lường | Sicherheit & Messen | Seguridad y medición | Segurança e medição | Защита и измерения | السلامة والقياس | सुरक्षा और माप | Sécurité et mesure
44 | brick | Building & garden | 建材园艺 | 建材園藝 | 建材・園芸 | 건축·정원 | Xây dựng & vườn | Bau & Garten | Obra y jardín | Construção e jardim | Стройка и сад | البناء والحديقة | निर्माण और बाग़वानी | Construction et jardin
50 | lotion-bottle | Beauty & care | 美妆个护 | 美妝個護 | 美容・ケア | 뷰티·케어 | Làm đẹp & chăm sóc | Schönheit & Pflege | Belleza y cuidado | Beleza e cuidados | Красота и уход | الجمال والعناية | सौंदर्य और देखभाल | Beauté et soins
51 | lipstick | Skincare & makeup | 护肤彩妆 | 保養彩妝 | スキンケア・メイク | 스킨·메이크업 | Chăm sóc da & trang điểm | Hautpflege & Make-up | Piel y maquillaje | Pele e maquiagem | Кожа и макияж | البشرة والمكياج | त्वचा और मेकअप | Soins et maquillage
52 | soap | Bath | 沐浴 | 沐浴 | バス | 목욕 | Tắm gội | Bad | Baño diario | Banho | Для ванны | الاستحمام | स्नान | Bain et douche
53 | razor | Hair & shave | 美发剃须 | 美髮刮鬍 | ヘア・シェービング | 헤어·면도 | Tóc & cạo râu | Haar & Rasur | Cabello y afeitado | Cabelo e barba | Волосы и бритьё | الشعر والحلاقة | बाल और शेविंग | Cheveux et rasage
54 | stethoscope | Health | 健康 | 健康 | ヘルスケア | 건강 | Sức khỏe | Gesundheit | Salud | Saúde | Здоровье | الصحة | स्वास्थ्य | Santé
60 | tent | Outdoors | 户外 | 戶外 | アウトドア | 아웃도어 | Ngoài trời | Outdoor | Aire libre | Ar livre | Отдых на природе | الهواء الطلق | आउटडोर | Plein air
61 | hiking-boot | Camp & trail | 露营徒步 | 露營健行 | キャンプ・登山 | 캠핑·등산 | Cắm trại & leo núi | Camping & Wandern | Acampada y senderismo | Camping e trilha | Кемпинг и походы | التخييم والمشي | कैंप और ट्रेल | Camping et randonnée
62 | soccer-ball | Ball games & wheels | 球类骑行 | 球類單車 | 球技・乗り物 | 구기·자전거 | Bóng & xe | Ballspiele & Räder | Balones y ruedas | Bolas e rodas | Мячи и колёса | كرات ودراجات | गेंद और पहिए | Ballons et roues
63 | canoe | Water sports | 水上 | 水上 | 水辺・マリン | 수상 레저 | Thể thao nước | Wasser | Agua | Água | На воде | الماء | पानी | Sports nautiques
64 | sled | Winter | 冬季 | 冬季 | ウインター | 겨울 스포츠 | Thể thao mùa đông | Winter | Deportes de invierno | Inverno | Зима | رياضات شتوية | सर्दियों के खेल | Sports d’hiver
70 | kite | Toys & stationery | 玩具文具 | 玩具文具 | おもちゃ・文具 | 완구·문구 | Đồ chơi & văn phòng phẩm | Spielzeug & Papier | Juguetes y papelería | Brinquedos e papelaria | Игрушки и канцелярия | الألعاب والورق | खिलौने और काग़ज़ | Jouets et papeterie
71 | teddy-bear | Toys | 玩具 | 玩具 | おもちゃ | 장난감 | Đồ chơi | Spielzeug | Juguetes | Brinquedos | Игрушки | الألعاب | खिलौने | Jouets
72 | fountain-pen | Pens & writing | 书写 | 書寫 | 筆記用具 | 필기구 | Viết lách | Schreibwaren | Escritura | Escrita | Ручки и письмо | الكتابة | लेखन | Stylos et écriture
73 | chess-pawn | Games | 桌游 | 桌遊 | ゲーム | 보드게임 | Trò chơi | Spiele | Juegos | Jogos | Настольные игры | ألعاب الطاولة | गेम | Jeux de société
74 | guitar | Music | 乐器 | 樂器 | 楽器 | 악기 | Nhạc cụ | Musik | Música | Música | Музыка | الموسيقى | संगीत | Musique
75 | balloon | Party & craft | 派对手工 | 派對手作 | パーティー・手芸 | 파티·공예 | Tiệc & thủ công | Feiern & Basteln | Fiesta y manualidades | Festa e artesanato | Праздник и рукоделие | الحفلات والحرف | पार्टी और शिल्प | Fête et loisirs créatifs
80 | honey-pot | Pantry | 食品 | 食品 | 食品 | 식료품 | Thực phẩm | Vorrat | Despensa | Despensa | Продукты | المؤونة | राशन | Épicerie
81 | chocolate-bar | Sweet | 甜食 | 甜食 | お菓子 | 간식 | Đồ ngọt | Süßes | Dulces | Doces | Сладкое | الحلويات | मिठाई और चॉकलेट | Sucreries
82 | hot-beverage | Coffee & savoury | 咖啡与咸食 | 咖啡鹹食 | コーヒー・食材 | 커피·식재료 | Cà phê & món mặn | Kaffee & Herzhaftes | Café y salados | Café e salgados | Кофе и бакалея | القهوة والبقالة | कॉफ़ी और किराना | Café et salé
83 | red-apple | Fruit & vegetables | 果蔬 | 蔬果 | 果物・野菜 | 과일·채소 | Rau quả | Obst & Gemüse | Fruta y verdura | Frutas e verduras | Фрукты и овощи | الفواكه والخضار | फल और सब्ज़ी | Fruits et légumes
84 | bread | Bread & grains | 面包谷物 | 麵包穀物 | パン・穀物 | 빵·곡물 | Bánh mì & ngũ cốc | Brot & Getreide | Pan y cereales | Pães e grãos | Хлеб и крупы | الخبز والحبوب | ब्रेड और अनाज | Pain et céréales
85 | beverage-box | Drinks | 饮品 | 飲品 | 飲み物 | 음료 | Đồ uống | Getränke | Bebidas | Bebidas | Напитки | المشروبات | पेय | Boissons
90 | baby-bottle | Kids & pets | 母婴宠物 | 母嬰寵物 | キッズ・ペット | 키즈·반려동물 | Trẻ em & thú cưng | Kinder & Haustiere | Niños y mascotas | Crianças e pets | Дети и питомцы | الأطفال والحيوانات الأليفة | बच्चे और पालतू | Enfants et animaux
91 | carousel-horse | Baby | 婴儿 | 嬰兒 | ベビー | 유아 | Em bé | Baby | Bebé | Bebê | Малыши | الرضّع | शिशु | Bébé
92 | paw-prints | Pets | 宠物 | 寵物 | ペット | 반려동물 | Thú cưng | Tierbedarf | Mascotas | Pets | Питомцы | الحيوانات الأليفة | पालतू जानवर | Animaux
93 | rocket | Active play | 益智玩乐 | 益智玩樂 | 外遊び・知育 | 활동 놀이 | Vui chơi | Spiel & Bewegung | Juego activo | Brincadeiras | Активные игры | اللعب النشط | सक्रिय खेल | Jeux d’extérieur
100 | shopping-bags | Shop & office | 商用办公 | 商用辦公 | 店舗・オフィス | 매장·사무 | Cửa hàng & văn phòng | Laden & Büro | Tienda y oficina | Loja e escritório | Магазин и офис | المتجر والمكتب | दुकान और दफ़्तर | Magasin et bureau
101 | package | Packaging | 包装 | 包裝 | 梱包資材 | 포장 | Bao bì | Verpackung | Embalaje | Embalagens | Упаковка | التغليف | पैकेजिंग | Emballage
102 | clipboard | Office | 办公用品 | 辦公用品 | オフィス用品 | 사무용품 | Văn phòng | Büro | Oficina | Escritório | Офис | المكتب | दफ़्तर | Bureau
103 | bellhop-bell | Shop fittings | 店铺设备 | 店舖設備 | 店舗什器 | 매장 비품 | Trang bị cửa hàng | Ladenausstattung | Equipamiento de tienda | Equipamento de loja | Оборудование магазина | تجهيزات المتجر | दुकान का सामान | Équipement de magasin
`;
