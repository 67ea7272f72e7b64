/**
 * What is known of a product besides its title and price, one product per line:
 * `id | grams of one piece with its packing | pieces, measures (cm) and weight (kg) of a carton | origin and customs heading |
 * minimum/pack | tiers: quantity and percent | lead times: quantity and days | facts: name=value [unit]`.
 */
export const factsTable = `
1001 | 6200 | 2; 62 × 52 × 94; 13.6 | PL 9401.61 | 1/1 | - | - | Material=Solid beech, water-based stain; Seat height=45 [cm]; Seat depth=42 [cm]; Load=130 [kg]; Assembly=Delivered assembled
1002 | 38000 | 1; 158 × 82 × 46; 42 | PL 9401.61 | 1/1 | - | - | Material=Kiln-dried pine, webbing base; Cover=100 % polyester, washable at 40 °C; Measures=152 × 78 × 74 [cm]; Lamp=E27, bulb not included
1003 | 1100 | 12; 54 × 41 × 34; 14.2 | PT 6912.00 | 1/1 | - | - | Material=Stoneware, glazed inside and out; Strainer=Stainless steel 18/8; Cleaning=Dishwasher and microwave safe; Food contact=Regulation (EC) No 1935/2004
1004 | 2600 | 6; 48 × 32 × 24; 16.4 | CN 7323.91 | 1/1 | - | - | Material=Cast iron, seasoned with linseed oil; Hobs=Gas, ceramic, induction, open fire; Oven safe to=260 [°C]; Food contact=Regulation (EC) No 1935/2004
1005 | 310 | 24; 42 × 28 × 22; 8.1 | DE 8211.92 | 1/1 | - | - | Blade=High-carbon stainless steel, 56 HRC; Edge=15° per side; Handle=Riveted, full tang; Included=Card blade guard
1006 | 560 | 24; 46 × 31 × 18; 14 | PL 3406.00 | 1/1 | - | - | Material=100 % soy wax; Wick=Cotton, no metal core; Burning time=40 [h]; Measures=7 × 15 [cm]
1007 | 2600 | 6; 60 × 40 × 52; 16.5 | NL 0602.90 | 1/1 | - | - | Plant=Ficus elastica; Height=40 [cm]; Pot=Clay, 14 cm; Plant passport=EU plant passport
1008 | 380 | 24; 52 × 36 × 28; 10.2 | CN 9105.11 | 1/1 | - | 120 6, 600 18 | Case=Steel, lacquered; Movement=Quartz, sweeping; Bell=80 [dB]; Battery=1 × AA, included
1009 | 620 | 10; 70 × 48 × 60; 7.4 | PL 4602.19 | 1/1 | - | - | Material=Unpeeled willow, steamed; Load=8 [kg]; Handle=Woven in one piece
1010 | 190 | 50; 58 × 38 × 30; 9.4 | PT 6109.10 | 1/1 | - | 120 5, 600 14 | Material=100 % organic cotton, combed; Fabric weight=180 [g/m²]; Fit=Regular, unisex; Care=Machine wash at 40 °C; Certificate=GOTS, OEKO-TEX Standard 100
1011 | 640 | 24; 60 × 40 × 34; 16.2 | TR 6203.42 | 1/1 | - | - | Material=99 % cotton, 1 % elastane; Fabric weight=12 [oz]; Rivets=Copper; Care=Machine wash at 40 °C
1012 | 1450 | 10; 66 × 46 × 38; 15.6 | RO 6201.20 | 1/1 | - | - | Material=60 % wool, 40 % recycled polyester; Lining=Half, viscose; Care=Dry clean
1013 | 190 | 40; 56 × 38 × 34; 8.4 | IT 6214.90 | 1/1 | - | - | Measures=180 × 30 [cm]; Finish=Brushed on both sides; Care=Hand wash cool
1014 | 62 | 120; 54 × 38 × 36; 8.2 | TR 6115.95 | 1/1 | - | 600 7, 3000 20 | Material=80 % cotton, 17 % polyamide, 3 % elastane; Toe=Flat seam; Care=Machine wash at 60 °C
1015 | 310 | 30; 58 × 40 × 32; 10.1 | IN 6204.44 | 1/1 | - | - | Material=100 % viscose; Lining=To the knee; Pockets=Two; Care=Gentle wash at 30 °C
1016 | 680 | 12; 66 × 46 × 36; 9.2 | VN 6404.11 | 1/1 | - | - | Upper=Knitted polyester; Midsole=EVA foam, 8 mm drop; Weight of a shoe, size 42=240 [g]
1017 | 1450 | 10; 66 × 46 × 38; 15.8 | RO 6403.91 | 1/1 | - | - | Upper=Nubuck leather; Membrane=Water column 5,000 mm; Sole=Rubber, lugged, resoleable
1018 | 105 | 48; 60 × 40 × 36; 5.6 | BD 6505.00 | 1/1 | - | 240 7 | Material=100 % cotton twill, washed; Fastening=Metal buckle; Head size=55–60 [cm]
1019 | 760 | 20; 60 × 44 × 40; 16 | VN 4202.92 | 1/1 | - | - | Material=600D polyester, recycled; Volume=22 [l]; Laptop=Up to 15 inches; Included=Rain cover
1020 | 820 | 12; 64 × 44 × 40; 11.2 | IT 4202.22 | 1/1 | - | - | Material=Polyurethane, grained; Lining=Cotton; Measures=32 × 24 × 12 [cm]
1021 | 140 | 60; 50 × 40 × 30; 9.1 | TW 9004.10 | 1/1 | - | - | Lens=Polarised, category 3; Standard=EN ISO 12312-1, UV400; Included=Hard case and cloth
1022 | 2900 | 2; 58 × 42 × 44; 7.2 | CN 4202.12 | 1/1 | - | - | Shell=Polycarbonate; Measures of the cabin size=55 × 38 × 20 [cm]; Wheels=Four double, ball bearings; Lock=Combination, key for inspection
1023 | 520 | 20; 58 × 44 × 36; 11.8 | CN 8518.30 | 1/1 | - | - | Driver=40 [mm]; Battery=40 [h]; Charging=USB-C; Certificate=CE, RoHS
1024 | 740 | 20; 56 × 42 × 36; 15.6 | CN 8518.10 | 1/1 | - | - | Pattern=Cardioid; Sampling=24 bit, 48 kHz; Connector=USB-C; Cable length=1.8 [m]; Certificate=CE, RoHS
1025 | 610 | 10; 44 × 34 × 26; 7 | JP 8525.89 | 1/1 | - | - | Sensor=APS-C, 24 MP; Lens=28 mm, f/2.8; Charging=USB-C; Certificate=CE, RoHS
1026 | 130 | 50; 46 × 34 × 26; 7.6 | CN 9102.11 | 1/1 | - | - | Case=Stainless steel, 38 mm; Glass=Sapphire; Movement=Quartz; Water resistance=100 [m]
1027 | 110 | 60; 52 × 38 × 30; 7.6 | CN 8471.60 | 1/1 | - | - | Sensor=1,600 dpi, three steps; Connection=2.4 GHz receiver; Charging=USB-C; Certificate=CE, RoHS
1028 | 320 | 20; 54 × 40 × 32; 7.4 | CN 9504.50 | 1/1 | - | - | Sticks=Hall effect; Works with=PC, phone and tablet; Back paddles=Two; Certificate=CE, RoHS
1029 | 62 | 100; 52 × 38 × 26; 7.2 | CN 8539.52 | 1/1 | - | 1000 7, 5000 21 | Base=E27; Power=8 [W]; Luminous flux=1055 [lm]; Color temperature=2700 [K]; Rated life=15000 [h]
1030 | 4900 | 4; 50 × 44 × 46; 20.6 | IT 7326.90 | 1/1 | - | - | Material=Sheet steel 0.8 mm, powder coated; Trays=Five, cantilever; Width=46 [cm]; Lock=Eye for a padlock
1031 | 720 | 20; 44 × 30 × 18; 15 | DE 8205.20 | 1/1 | - | - | Head=Drop-forged steel, tempered; Handle=Ash, oiled; Weight of the head=450 [g]
1032 | 130 | 60; 40 × 30 × 22; 8.4 | DE 8205.40 | 1/1 | - | - | Blade=S2 steel, through tang; Tip=Magnetic; Bolster=Hexagonal
1033 | 140 | 100; 58 × 40 × 36; 14.8 | CN 6211.33 | 1/1 | - | 500 7, 2000 18 | Standard=EN ISO 20471, class 2; Material=100 % polyester; Closing=Zip; Care=50 washes at 60 °C
1034 | 3100 | 6; 36 × 26 × 20; 19.2 | TW 7318.15 | 1/1 | - | - | Standard=ISO 4017, ISO 4032; Strength=Grade 8.8; Coating=Zinc plated, 5 µm; Thread=M8
1035 | 350 | 24; 40 × 28 × 22; 9 | DE 3304.99 | 1/1 | - | - | Content=300 [ml]; Pump=Recycled plastic; Tested=Dermatologically; Regulation=Regulation (EC) No 1223/2009
1036 | 28 | 144; 40 × 30 × 20; 4.8 | IT 3304.10 | 1/1 | - | - | Content=4 [g]; Finish=Satin; Case=Metal, refillable; Regulation=Regulation (EC) No 1223/2009
1037 | 112 | 96; 42 × 30 × 22; 11.6 | FR 3401.11 | 1/1 | - | - | Weight of a bar=100 [g]; Oils=Olive, coconut, rapeseed; Curing=Six weeks; Packing=Paper band
1038 | 2600 | 8; 62 × 40 × 38; 22 | CN 6306.22 | 1/1 | - | - | Water column=2000 [mm]; Weight without pegs=2.1 [kg]; Poles=Two; Seams=Taped
1039 | 560 | 20; 60 × 44 × 24; 12 | PK 9506.62 | 1/1 | - | - | Weight=420–445 [g]; Panels=Thermally bonded; Circumference, size 5=68–70 [cm]; Included=Needle
1040 | 17800 | 1; 142 × 22 × 80; 19.6 | DE 8712.00 | 1/1 | - | - | Frame=Steel; Gears=7, hub; Lights=Dynamo; Weight ready to ride=14.8 [kg]
1041 | 2900 | 6; 84 × 30 × 40; 18.4 | CN 9506.99 | 1/1 | - | - | Deck=Canadian maple, seven plies; Wheels=52 mm, 99A; Load=100 [kg]
1042 | 340 | 24; 60 × 44 × 46; 9.6 | CN 9503.00 | 1/1 | - | - | Fabric=Polyester, mohair look; Filling=Polyester fibre; Standard=EN 71, from 0 months; Care=Surface wash
1043 | 280 | 24; 76 × 30 × 30; 7.8 | CN 9503.00 | 1/1 | - | 120 7 | Sail=Ripstop nylon; Spars=Fibreglass; Wind=From 2 Beaufort; Line=50 [m]
1044 | 42 | 100; 40 × 30 × 24; 5.2 | DE 9608.30 | 1/1 | - | - | Nib=Steel; Filling=Cartridges or converter; Weight without case=18 [g]
1045 | 330 | 40; 46 × 34 × 24; 14 | CN 4820.10 | 1/1 | - | - | Format=A5; Pages=192; Paper=100 [g/m²]; Binding=Thread sewn
1046 | 880 | 12; 38 × 28 × 16; 11.2 | RO 0409.00 | 1/1 | - | - | Net weight=500 [g]; Ingredients=Wildflower honey; Best before=24 months from filling; Pot=Stoneware
1047 | 110 | 60; 38 × 28 × 16; 7 | BE 1806.32 | 1/1 | - | - | Net weight=100 [g]; Cocoa=70 %; Ingredients=Cocoa mass, sugar, cocoa butter; Allergens=May contain milk and nuts
1048 | 1030 | 12; 44 × 32 × 28; 13 | IT 0901.21 | 1/1 | - | - | Net weight=1 [kg]; Beans=Arabica 80 %, Robusta 20 %; Roast=Medium; Pack=Valve bag, resealable
1049 | 34000 | 1; 206 × 34 × 18; 36 | PL 9403.50 | 2/1 | 4 -4, 12 -8 | 12 14, 40 30 | Material=Solid pine, clear lacquer; Lying surface=140 × 200 [cm]; Load=250 [kg]; Assembly=Four bolts, key included
1050 | 4200 | 2; 66 × 48 × 16; 9.4 | CN 7009.92 | 6/2 | 12 -5, 48 -11 | 48 10 | Glass=4 mm; Frame=Steel, brass-tone; Mounting=Upright or across
1051 | 160 | 48; 46 × 34 × 26; 8.8 | IN 6913.90 | 48/12 | 144 -8, 480 -16 | 480 12, 2000 28 | Material=Terracotta, unglazed; Diameter=8 [cm]; Fuel=Vegetable oil, cotton wick
1052 | 120 | 60; 62 × 42 × 34; 8.6 | CN 9405.91 | 30/1 | 60 -7, 300 -15 | 300 10 | Shade=Paper, wire ribs; Diameter=30 [cm]; Power=Up to 40 W, E27 fitting not included
1053 | 210 | 72; 40 × 30 × 24; 16.4 | CN 8215.99 | 1/1 | 24 -5, 96 -11 | 96 10 | Steel=Stainless 18/10, 3 mm; Finish=Brushed; Cleaning=Dishwasher safe
1054 | 640 | 24; 48 × 36 × 30; 16.8 | PT 6912.00 | 1/1 | 12 -5, 48 -11 | 48 10, 240 24 | Material=Stoneware, glazed; Content=550 [ml]; Cleaning=Dishwasher and microwave safe
1055 | 240 | 48; 46 × 32 × 26; 12.6 | FR 7013.37 | 1/1 | 24 -5, 96 -10 | 480 12 | Glass=Soda-lime, tempered; Content=300 [ml]; Height=9 [cm]; Cleaning=Dishwasher safe
1056 | 190 | 24; 50 × 38 × 28; 6.2 | SK 7013.28 | 1/1 | 24 -5, 96 -10 | 240 12 | Glass=Crystalline, lead-free; Content=580 [ml]; Stem=Drawn
1057 | 420 | 24; 44 × 32 × 30; 11 | IT 7013.49 | 12/1 | 48 -6, 192 -12 | 192 10 | Glass=Borosilicate; Lid=Natural cork; Cleaning=Glass dishwasher safe
1058 | 24 | 240; 60 × 40 × 24; 6.6 | NL 0601.10 | 48/12 | 144 -9, 720 -18 | 720 10 | Plant=Tulipa, Darwin hybrid; Circumference=12 [cm]; Flowers=April to May; Height=50 [cm]; Plant passport=EU plant passport
1059 | 1600 | 8; 66 × 48 × 30; 14.2 | PL 4911.91 | 6/1 | 12 -6, 60 -13 | 60 10 | Frame=Oak, 20 mm; Glazing=Acrylic 2 mm; Print=Pigment ink, 200 g/m² paper
1060 | 180 | 36; 44 × 32 × 28; 7.8 | JP 8306.29 | 12/1 | 36 -7, 144 -14 | 144 14 | Bell=Glass; Diameter=8 [cm]; Strip=Paper, washi
1061 | 48000 | 1; 172 × 82 × 66; 62 | PL 3922.10 | 2/1 | 4 -4, 10 -8 | 4 14, 20 35 | Material=Acrylic, reinforced; Measures=160 × 75 × 58 [cm]; Content=220 [l]; Waste=In the middle, included
1062 | 260 | 30; 48 × 34 × 26; 8.8 | CN 8424.89 | 12/1 | 48 -6, 240 -13 | 240 10 | Material=ABS, chromed; Jets=Three; Connection=G ½; Flow=9 [l/min]
1063 | 110 | 72; 60 × 40 × 42; 8.8 | DE 4818.10 | 1/1 | 20 -4, 100 -9 | 500 5 | Plies=3; Sheets=250; Material=100 % recycled paper; Certificate=Blauer Engel
1064 | 620 | 12; 150 × 34 × 20; 8.4 | HU 9603.10 | 12/1 | 36 -6, 144 -13 | 144 10 | Bristles=Sorghum straw, five seams; Handle=Ash; Length=140 [cm]
1065 | 480 | 20; 60 × 34 × 60; 10.6 | PL 3924.90 | 20/1 | 60 -6, 240 -13 | 240 7 | Material=Polypropylene; Content=12 [l]; Handle=Galvanised wire with grip
1066 | 14 | 240; 60 × 40 × 20; 4.6 | DE 3921.14 | 1/1 | 20 -5, 100 -10 | 500 7 | Material=70 % cellulose, 30 % cotton; Measures=20 × 18 [cm]; Care=Machine wash at 60 °C
1067 | 520 | 12; 60 × 60 × 44; 7.8 | CN 7323.99 | 12/1 | 36 -6, 144 -12 | 144 10 | Material=Steel wire, powder-coated; Diameter=26 [cm]; Height=28 [cm]
1068 | 310 | 36; 58 × 40 × 34; 12.4 | BD 6203.42 | 36/6 | 120 -6, 480 -13 | 240 10, 1200 28 | Material=98 % cotton, 2 % elastane; Fabric weight=220 [g/m²]; Care=Machine wash at 40 °C
1069 | 620 | 16; 58 × 42 × 36; 11 | CN 6211.42 | 12/1 | 36 -6, 144 -13 | 144 14 | Material=100 % cotton; Length=135 [cm]; Included=Obi belt
1070 | 480 | 24; 50 × 38 × 30; 12.6 | IN 5208.52 | 12/1 | 48 -6, 240 -13 | 240 14 | Material=100 % cotton; Length=6.3 [m]; Width=115 [cm]; Border=Woven
1071 | 420 | 20; 58 × 40 × 30; 9.4 | PK 6211.32 | 20/1 | 60 -6, 240 -13 | 240 10, 1000 24 | Material=100 % cotton twill; Fabric weight=210 [g/m²]; Fastening=Snaps; Care=Machine wash at 95 °C
1072 | 640 | 12; 64 × 44 × 34; 8.6 | ES 6404.19 | 12/1 | 36 -5, 144 -11 | 144 14 | Upper=Textile, suede look; Heel=7 [cm]; Sole=Synthetic rubber
1073 | 380 | 16; 60 × 40 × 32; 7 | ES 6402.99 | 16/1 | 48 -6, 192 -12 | 192 14 | Upper=Polyurethane, nappa look; Sole=Thermoplastic rubber; Heel=0.8 [cm]
1074 | 340 | 40; 62 × 42 × 36; 14.6 | TH 6402.20 | 40/1 | 120 -8, 600 -16 | 600 12 | Material=Natural rubber; Sole=15 [mm]; Strap=Plugged, exchangeable
1075 | 280 | 24; 54 × 38 × 32; 7.8 | CN 4202.22 | 12/1 | 48 -6, 192 -12 | 192 10 | Outside=Polyester satin; Chain=Metal, 110 cm; Measures=24 × 14 × 4 [cm]
1076 | 60 | 120; 44 × 32 × 26; 8.2 | CN 4202.32 | 48/1 | 144 -7, 480 -14 | 480 10 | Material=Polyurethane; Frame=Metal, kiss lock; Measures=10 × 8 [cm]
1077 | 520 | 24; 96 × 30 × 24; 13.4 | CN 6601.99 | 12/1 | 48 -6, 240 -13 | 240 10 | Cover=Pongee, 190T; Diameter=104 [cm]; Shaft=Steel, wooden crook
1078 | 70 | 100; 50 × 36 × 28; 8 | CN 6116.91 | 24/1 | 96 -6, 480 -13 | 480 12 | Material=100 % merino wool; Fingertips=Conductive yarn; Care=Hand wash cool
1079 | 12 | 200; 34 × 26 × 18; 3.6 | TH 7113.11 | 10/1 | 30 -5, 120 -11 | 120 10 | Material=Sterling silver 925; Stone=Cubic zirconia, 6 mm; Plating=Rhodium
1080 | 4 | 500; 30 × 22 × 16; 3 | BR 7103.99 | 10/1 | 50 -6, 200 -13 | 200 10 | Stone=Topaz, blue, irradiated; Cut=Oval, faceted; Measures=6 × 4 [mm]
1081 | 38 | 200; 40 × 30 × 24; 8.4 | IN 4420.90 | 24/1 | 96 -7, 480 -15 | 480 12 | Material=Rosewood, CITES papers included; Beads=108; Diameter of a bead=6 [mm]
1082 | 130 | 60; 50 × 36 × 30; 8.6 | CN 6112.41 | 24/1 | 96 -6, 480 -13 | 240 12 | Material=82 % polyamide, 18 % elastane; Straps=Removable; Care=Hand wash
1083 | 140 | 60; 50 × 36 × 30; 9.2 | CN 6112.41 | 24/1 | 96 -6, 480 -13 | 240 12 | Material=78 % polyester, 22 % elastane, chlorine-resistant; Back=Open; Care=Hand wash
1084 | 110 | 80; 54 × 38 × 32; 9.4 | CN 6109.90 | 30/1 | 120 -7, 600 -15 | 300 10 | Material=100 % polyester, quick-dry; Fabric weight=130 [g/m²]; Care=Machine wash at 30 °C
1085 | 980 | 12; 60 × 42 × 38; 12.6 | PK 6211.42 | 10/1 | 40 -6, 160 -12 | 160 14 | Material=100 % cotton, single weave; Fabric weight=450 [g/m²]; Included=White belt
1086 | 1100 | 8; 52 × 38 × 40; 10 | CN 8527.13 | 8/1 | 24 -5, 96 -11 | 96 12 | Reception=FM and DAB+; Power=Mains or 4 × AA; Speaker=3 W, 76 mm; Certificate=CE, RoHS
1087 | 680 | 10; 50 × 36 × 28; 8 | CN 8525.89 | 4/1 | 10 -4, 40 -9 | 40 14 | Video=1920 × 1080, 60 frames; Zoom=12× optical; Screen=3-inch flip; Certificate=CE, RoHS
1088 | 1650 | 6; 50 × 42 × 36; 11 | CN 8471.60 | 6/1 | 18 -5, 72 -11 | 72 14 | Switches=Micro-switches, eight-way; Connector=USB-A; Cable=2.5 [m]; Certificate=CE, RoHS
1089 | 140 | 60; 44 × 32 × 24; 9 | CN 8513.10 | 24/1 | 96 -6, 480 -14 | 480 10 | Material=Aluminium, anodised; Luminous flux=300 [lm]; Battery=1 × 18650, included; Protection=IPX4
1090 | 90 | 100; 46 × 34 × 26; 9.6 | CN 9102.99 | 12/1 | 48 -6, 240 -13 | 240 10 | Laps=100; Resolution=1/100 second; Battery=CR2032, included
1091 | 150 | 48; 44 × 32 × 26; 8 | CN 9106.90 | 24/1 | 96 -7, 480 -14 | 480 10 | Frame=Beech; Running time=3 minutes, ± 10 %; Height=9 [cm]
1092 | 310 | 20; 46 × 34 × 24; 6.8 | CN 8517.13 | 5/1 | 20 -3, 80 -6 | 80 14 | Display=6.1 inches, 1080 × 2400; Battery=4000 [mAh]; Updates=Three years; Certificate=CE, RoHS
1093 | 720 | 12; 52 × 40 × 36; 9.6 | CN 8517.18 | 6/1 | 24 -5, 96 -11 | 96 12 | Keys=Large, backlit; Dialling=Tone and pulse; Connection=RJ11; Certificate=CE, RoHS
1094 | 1900 | 4; 54 × 44 × 36; 9 | CN 8443.32 | 2/1 | 8 -4, 24 -8 | 24 14 | Method=Direct thermal, 203 dpi; Width=Up to 108 [mm]; Connection=USB, Ethernet; Certificate=CE, RoHS
1095 | 3400 | 4; 68 × 66 × 24; 15 | CN 8529.10 | 4/1 | 12 -5, 48 -11 | 48 14 | Material=Steel, powder coated; Diameter=60 [cm]; Gain=36 [dB]; Included=Wall mount
1096 | 920 | 10; 54 × 40 × 36; 10.4 | CN 9503.00 | 5/1 | 20 -5, 80 -11 | 80 14 | Programming=Blocks and text; Age=From 8 years; Battery=Li-ion, USB-C; Certificate=CE, EN 71
1097 | 24 | 480; 36 × 26 × 18; 12 | BE 8506.10 | 1/1 | 20 -5, 100 -10 | 500 7 | System=Alkaline manganese; Size=AA, LR6; Capacity=2900 [mAh]; Shelf life=10 years
1098 | 95 | 100; 44 × 34 × 26; 10.6 | CN 8504.40 | 24/1 | 96 -6, 480 -13 | 480 10 | Power=30 [W]; Connection=USB-C; Plug=Type C, 100–240 V; Certificate=CE, RoHS
1099 | 96 | 60; 40 × 28 × 16; 6.8 | IN 8204.11 | 1/1 | 24 -6, 120 -13 | 240 10 | Material=Chrome vanadium, forged; Standard=DIN 3113; Finish=Polished
1100 | 480 | 20; 58 × 30 × 20; 10.4 | PL 8202.10 | 10/1 | 40 -6, 160 -13 | 160 10 | Blade=500 mm, hardened teeth; Teeth=7 per inch; Handle=Two-component
1101 | 2900 | 4; 84 × 26 × 22; 12.4 | DE 8201.40 | 4/1 | 16 -5, 64 -11 | 64 12 | Head=2.2 kg, drop-forged; Handle=Hickory, 80 cm; Included=Blade guard
1102 | 520 | 20; 44 × 34 × 24; 11.4 | TW 8205.70 | 12/1 | 48 -6, 192 -13 | 192 12 | Span=300 [mm]; Force=1.2 [kN]; Jaws=Soft
1103 | 780 | 20; 40 × 30 × 20; 16.4 | PL 7315.82 | 1/1 | 20 -5, 100 -10 | 200 10 | Material=Steel, hot-dip galvanised; Wire=6 [mm]; Standard=DIN 766
1104 | 190 | 60; 36 × 26 × 18; 12 | CN 8301.10 | 12/1 | 60 -6, 240 -13 | 240 10 | Body=Brass, 40 mm; Shackle=Hardened steel, 6 mm; Keys=Three
1105 | 96 | 100; 34 × 26 × 18; 10.2 | CN 8302.50 | 1/1 | 50 -6, 200 -12 | 500 10 | Material=Cast zinc; Load=10 [kg]; Included=Two screws
1106 | 410 | 20; 62 × 50 × 34; 9.4 | ES 6506.10 | 10/1 | 40 -6, 200 -13 | 200 7 | Standard=EN 397; Shell=Polyethylene, vented; Adjustment=Ratchet, 53–63 cm; Service life=5 years
1107 | 9400 | 2; 38 × 20 × 58; 19.4 | PL 8424.10 | 2/1 | 10 -5, 40 -10 | 40 10 | Standard=EN 3; Content=6 kg ABC powder; Rating=43A 233B C; Service=Every two years
1108 | 90 | 80; 46 × 34 × 24; 8.2 | CN 9025.11 | 24/1 | 96 -6, 480 -13 | 480 10 | Filling=Alcohol, free of mercury; Range=−50 to 50 [°C]; Height=20 [cm]
1109 | 75 | 100; 36 × 20 × 16; 8.2 | CN 9017.80 | 24/1 | 96 -6, 480 -13 | 480 10 | Material=Stainless steel; Length=30 [cm]; Accuracy=EG class II; Scale=Etched, half millimetres
1110 | 120 | 60; 42 × 30 × 24; 8 | CN 9014.10 | 12/1 | 60 -6, 240 -13 | 240 10 | Needle=Liquid-damped; Scale=1:25,000 and 1:50,000; Mirror=Sighting
1111 | 3200 | 4; 46 × 36 × 44; 14 | IN 9016.00 | 4/1 | 12 -5, 48 -11 | 48 14 | Material=Brass on wooden base; Load=2 [kg]; Included=Set of weights
1112 | 6100 | 1; 180 × 48 × 14; 6.6 | DE 7616.99 | 4/1 | 12 -5, 48 -11 | 48 10 | Standard=EN 131; Material=Aluminium; Treads=Five; Load=150 [kg]
1113 | 2400 | 480; 118 × 80 × 90; 1160 | NL 6904.10 | 480/480 | 960 -5, 4800 -11 | 960 7 | Standard=EN 771-1; Format=210 × 100 × 50 [mm]; Water absorption=12 %
1114 | 11000 | 64; 120 × 80 × 180; 720 | LT 4401.12 | 32/32 | 64 -5, 256 -11 | 256 10 | Wood=Beech, kiln-dried; Moisture=Below 20 %; Length=25 [cm]; Net=30 [l]
1115 | 180 | 24; 60 × 40 × 22; 5 | NL 0602.90 | 1/1 | 10 -5, 50 -10 | 100 7 | Plant=Solanum lycopersicum; Height=12 [cm]; Plant passport=EU plant passport
1116 | 52 | 144; 40 × 30 × 20; 8 | FR 3304.30 | 24/1 | 96 -6, 480 -13 | 480 10 | Content=10 [ml]; Drying time=60 seconds; Free of=Toluene, formaldehyde, DBP; Regulation=Regulation (EC) No 1223/2009
1117 | 290 | 24; 36 × 26 × 22; 7.4 | DE 3307.30 | 24/1 | 96 -6, 384 -12 | 384 7 | Content=250 [ml]; Scent=Pine; Regulation=Regulation (EC) No 1223/2009
1118 | 18 | 144; 40 × 30 × 22; 3.4 | CN 9603.21 | 1/1 | 20 -6, 100 -12 | 500 10 | Handle=Bamboo; Bristles=Nylon 6, medium; Packing=Paper box
1119 | 120 | 60; 40 × 30 × 22; 8 | DE 8212.10 | 12/1 | 48 -6, 192 -12 | 192 12 | Material=Zinc die-cast, chromed; Comb=Closed; Blades=Double edge, one included
1120 | 90 | 60; 36 × 26 × 18; 6.2 | PK 8213.00 | 6/1 | 24 -6, 96 -12 | 96 14 | Steel=440C stainless; Length=5.5 inches; Screw=Adjustable
1121 | 16 | 240; 44 × 32 × 26; 4.8 | CN 9615.90 | 48/1 | 192 -8, 960 -16 | 960 10 | Material=Polyester satin; Clip=Steel, 6 cm; Width=10 [cm]
1122 | 30 | 200; 44 × 32 × 26; 6.8 | CN 3005.10 | 1/1 | 20 -5, 100 -10 | 500 10 | Standard=Medical device class I, CE; Adhesive=Hypoallergenic; Assorted=Four sizes
1123 | 280 | 30; 46 × 34 × 26; 9.4 | TW 9018.90 | 5/1 | 20 -5, 80 -11 | 80 12 | Standard=Medical device class I, CE; Head=Dual, stainless steel; Tube=Latex-free, 72 cm
1124 | 1300 | 8; 104 × 30 × 26; 11.4 | IT 9021.10 | 6/1 | 24 -5, 96 -11 | 96 10 | Standard=Medical device class I, CE; Material=Aluminium; Height=77–100 [cm]; Load=130 [kg]
1125 | 5200 | 2; 94 × 40 × 40; 11.6 | CN 9005.80 | 3/1 | 10 -4, 40 -9 | 40 14 | Aperture=70 [mm]; Focal length=700 [mm]; Included=Tripod, two eyepieces
1126 | 210 | 30; 50 × 40 × 34; 7.8 | TW 9004.90 | 10/1 | 40 -6, 160 -12 | 160 12 | Standard=EN ISO 18527-1; Lens=Double, anti-fog, category 2; Strap=40 mm, silicone grip
1127 | 640 | 20; 56 × 46 × 50; 13.4 | PK 9506.62 | 10/1 | 40 -6, 200 -13 | 200 12 | Size=7; Cover=Composite leather; Circumference=75–77 [cm]; Shipped=Flat, needle included
1128 | 310 | 30; 60 × 46 × 36; 10 | PK 9506.62 | 10/1 | 40 -6, 200 -13 | 200 12 | Size=5; Cover=Polyurethane, 18 panels; Weight=260–280 [g]
1129 | 420 | 20; 72 × 34 × 36; 9.4 | CN 9506.51 | 6/1 | 24 -5, 96 -12 | 96 12 | Frame=Aluminium, 270 g; Head=100 in²; Strung=Yes; Included=One ball
1130 | 480 | 20; 70 × 30 × 34; 10.4 | CN 9506.59 | 10/1 | 40 -6, 160 -13 | 160 10 | Rackets=Steel, two; Shuttlecocks=Nylon, three; Included=Bag
1131 | 920 | 10; 60 × 40 × 38; 10 | PK 9506.99 | 6/1 | 24 -5, 96 -12 | 96 12 | Weight of a glove=12 [oz]; Cover=Polyurethane; Closing=Hook and loop
1132 | 175 | 50; 56 × 30 × 30; 9.4 | CN 9506.99 | 25/1 | 100 -7, 500 -15 | 500 10 | Weight=175 [g]; Diameter=27.3 [cm]; Material=Polyethylene
1133 | 5400 | 1; 80 × 16 × 34; 6.2 | CN 9503.00 | 4/1 | 12 -5, 48 -10 | 48 14 | Wheels=200 mm, polyurethane; Frame=Aluminium, folding; Load=100 [kg]
1134 | 620 | 12; 62 × 34 × 30; 8.4 | CN 9507.10 | 10/1 | 40 -6, 160 -13 | 160 12 | Included=Rod, reel, line and float; Length=2.4 [m]; Parts=Five; Casting weight=10–30 [g]; Blank=Carbon fibre
1135 | 32000 | 1; 470 × 92 × 42; 36 | PL 8903.93 | 1/1 | 3 -4, 8 -8 | 3 21 | Length=4.6 [m]; Width=90 [cm]; Hull=Polyethylene, three layers; Load=380 [kg]
1136 | 680 | 12; 60 × 44 × 34; 9 | IT 9004.90 | 12/1 | 48 -6, 192 -13 | 192 10 | Mask=Tempered glass, silicone skirt; Snorkel=Dry top; Standard=EN 16805, EN 1972
1137 | 2800 | 4; 74 × 74 × 44; 12.4 | TR 8907.90 | 2/1 | 10 -5, 40 -11 | 40 14 | Standard=SOLAS, MED; Diameter=73 [cm]; Material=Polyethylene shell, foam; Included=Line, 30 m
1138 | 6800 | 1; 176 × 18 × 14; 7.4 | AT 9506.11 | 2/1 | 8 -4, 24 -9 | 24 21 | Length=168 [cm]; Radius=15 [m]; Core=Poplar and beech; Binding=DIN 3–10
1139 | 4100 | 1; 104 × 38 × 14; 4.6 | AT 9506.99 | 4/1 | 16 -5, 64 -11 | 64 14 | Wood=Ash, steam-bent; Length=100 [cm]; Runners=Steel; Load=120 [kg]
1140 | 1900 | 6; 64 × 44 × 36; 12.6 | CN 9506.70 | 6/1 | 24 -5, 96 -11 | 96 14 | Boot=Polyurethane, lined; Blade=Carbon steel, ground; Fastening=Laces
1141 | 210 | 24; 46 × 34 × 26; 6 | PL 9503.00 | 12/1 | 48 -6, 192 -13 | 192 14 | Wood=Lime; Pieces=Five; Height=15 [cm]; Standard=EN 71, from 3 years
1142 | 520 | 16; 50 × 38 × 30; 9.4 | CZ 9503.00 | 12/1 | 48 -6, 192 -13 | 192 12 | Wood=Beech; Wagons=Three, magnetic; Length=32 [cm]; Standard=EN 71, from 3 years
1143 | 90 | 96; 44 × 32 × 26; 9.6 | CN 9503.00 | 24/1 | 96 -7, 480 -15 | 480 10 | Body=Zinc die-cast; Drive=Pull-back; Length=11 [cm]; Standard=EN 71, from 3 years
1144 | 160 | 36; 46 × 36 × 30; 6.8 | MY 9503.00 | 12/1 | 48 -6, 192 -13 | 192 12 | Material=Natural rubber; Length=24 [cm]; Standard=EN 71, from 0 months
1145 | 62 | 144; 44 × 32 × 24; 9.8 | PL 9503.00 | 24/1 | 120 -7, 600 -15 | 600 10 | Wood=Beech; String=Cotton; Diameter=5.6 [cm]; Standard=EN 71, from 3 years
1146 | 6 | 1728; 40 × 28 × 22; 11.4 | DE 9609.10 | 1/1 | 50 -5, 200 -10 | 1000 7 | Grade=HB; Wood=Cedar, FSC; Shape=Hexagonal
1147 | 52 | 200; 34 × 24 × 18; 11 | CN 8305.90 | 1/1 | 50 -6, 200 -12 | 1000 7 | Material=Steel wire, zinc plated; Length=28 [mm]; Pieces in a box=100
1148 | 260 | 36; 44 × 32 × 28; 10 | DE 3213.10 | 12/1 | 48 -6, 192 -12 | 192 12 | Colors=24 half pans; Case=Metal; Included=One brush
1149 | 38 | 240; 38 × 28 × 20; 9.6 | PL 9504.90 | 24/1 | 120 -7, 600 -15 | 600 10 | Wood=Beech, FSC; Edge=16 [mm]; Pieces=Six
1150 | 1100 | 10; 46 × 34 × 30; 11.8 | IN 9504.90 | 6/1 | 24 -6, 96 -12 | 96 14 | Wood=Sheesham and boxwood; King=9.5 [cm]; Base=Weighted, felt
1151 | 640 | 12; 50 × 36 × 28; 8.6 | CZ 9503.00 | 12/1 | 48 -6, 192 -12 | 192 10 | Measures=68 × 48 [cm]; Board=1.9 [mm]; Pieces=1000; Standard=EN 71, from 8 years
1152 | 4600 | 1; 108 × 42 × 14; 6.2 | ID 9207.90 | 2/1 | 6 -4, 24 -9 | 24 21 | Body=Basswood; Neck=Maple; Pickups=Two single coil; Scale length=648 [mm]
1153 | 3800 | 2; 42 × 42 × 40; 8.6 | CN 9206.00 | 2/1 | 8 -5, 32 -10 | 32 21 | Shell=Birch, 6.5 mm; Measures=14 × 5.5 inches; Tuners=Eight
1154 | 190 | 48; 50 × 36 × 30; 9.8 | ID 9206.00 | 12/1 | 48 -6, 192 -13 | 192 14 | Wood=Rubberwood; Filling=Steel shot; Length=21 [cm]
1155 | 4300 | 1; 104 × 36 × 16; 5.6 | CN 9207.10 | 2/1 | 8 -4, 24 -9 | 24 14 | Keys=61, touch response; Polyphony=64; Connection=USB MIDI; Certificate=CE, RoHS
1156 | 3 | 2000; 40 × 30 × 26; 6.8 | MY 9503.00 | 1/1 | 50 -8, 200 -16 | 1000 10 | Material=Natural latex; Diameter=30 [cm]; Use=Air or helium; Standard=EN 71, from 8 years
1157 | 110 | 40; 62 × 42 × 40; 5.2 | CN 4819.50 | 1/1 | 20 -6, 100 -12 | 200 10 | Material=Grey board, 900 g/m²; Measures=20 × 20 × 10 [cm]; Ribbon=Satin
1158 | 34 | 240; 36 × 26 × 22; 9 | DE 5401.10 | 24/1 | 120 -7, 600 -14 | 600 10 | Material=100 % polyester, core-spun; Length=500 [m]; Strength=Tex 27; Certificate=OEKO-TEX Standard 100
1159 | 260 | 24; 36 × 26 × 20; 7 | DE 1704.90 | 12/1 | 48 -5, 192 -11 | 480 7 | Ingredients=Sugar, glucose syrup, rhubarb juice 4 %; Best before=24 months from packing; Storage conditions=Dry, below 25 °C
1160 | 170 | 24; 44 × 30 × 22; 5 | DK 1905.31 | 1/1 | 20 -5, 100 -10 | 480 7 | Net weight=150 [g]; Ingredients=Wheat flour, butter 25 %, sugar; Allergens=Gluten, milk; Best before=9 months from packing
1161 | 16 | 480; 38 × 28 × 24; 8.4 | ES 1704.90 | 1/1 | 50 -6, 200 -12 | 1000 7 | Net weight=12 [g]; Stick=Paper; Ingredients=Sugar, glucose syrup, cherry juice 2 %; Best before=24 months from packing
1162 | 480 | 24; 32 × 24 × 24; 12 | IT 2002.10 | 1/1 | 20 -4, 100 -9 | 480 7 | Net weight=400 [g]; Drained weight=240 [g]; Ingredients=Tomatoes, tomato juice; Best before=36 months from packing
1163 | 520 | 12; 34 × 26 × 26; 6.8 | GR 1509.20 | 12/1 | 48 -5, 192 -10 | 480 7 | Olives=Koroneiki; Acidity=Below 0.4 %; Extraction=Cold, below 27 °C; Best before=18 months from filling; Storage conditions=Dark, below 25 °C
1164 | 280 | 24; 34 × 26 × 22; 7.2 | PT 2501.00 | 12/1 | 48 -5, 192 -11 | 480 7 | Salt=Sea salt, coarse, sun-dried; Anti-caking agent=None; Best before=Unlimited
1165 | 290 | 20; 44 × 34 × 30; 6.6 | IN 0904.22 | 12/1 | 48 -6, 192 -12 | 480 7 | Cut=Crushed, with seeds; Heat=30,000 SHU; Storage conditions=Dry and dark
1166 | 520 | 24; 30 × 28 × 28; 13 | IT 1902.19 | 1/1 | 20 -4, 100 -9 | 480 7 | Net weight=500 [g]; Ingredients=Durum wheat semolina; Die=Bronze; Allergens=Gluten
1167 | 13400 | 1; 60 × 40 × 18; 13.8 | IT 0808.10 | 5/1 | 20 -4, 56 -8 | 56 4 | Sort=Red Delicious; Class=I; Size=75–80 [mm]; Storage conditions=2–4 °C
1168 | 5200 | 2; 40 × 30 × 24; 10.8 | ES 0805.50 | 4/1 | 20 -4, 80 -8 | 80 4 | Sort=Primofiori; Class=I; Treatment=None after harvest; Size=58–67 [mm]
1169 | 6400 | 1; 60 × 40 × 12; 6.6 | NL 0702.00 | 5/1 | 20 -4, 64 -8 | 64 4 | Sort=On the vine; Class=I; Size=47–57 [mm]; Storage conditions=12–14 °C
1170 | 270 | 12; 44 × 34 × 30; 4 | PL 0712.39 | 6/1 | 24 -5, 96 -11 | 96 7 | Mushrooms=Porcini, chanterelles, boletus; Moisture=Below 12 %; Best before=24 months from packing
1171 | 6300 | 1; 58 × 38 × 26; 6.8 | DE 1905.90 | 4/1 | 20 -4, 60 -8 | 60 4 | Net weight of a loaf=500 [g]; Ingredients=Rye flour, water, sourdough, salt; Allergens=Gluten; Best before=45 days from baking
1172 | 4600 | 1; 58 × 38 × 28; 5.2 | FR 1905.90 | 4/1 | 20 -4, 60 -8 | 60 5 | Net weight of a piece=70 [g]; Ingredients=Wheat flour, butter 24 %, yeast; Allergens=Gluten, milk, egg; Storage conditions=−18 °C
1173 | 5100 | 4; 46 × 34 × 22; 20.8 | TH 1006.30 | 4/1 | 24 -4, 96 -9 | 96 7 | Sort=Hom Mali, long grain; Broken=Below 5 %; Crop=Of this year; Best before=24 months from packing
1174 | 1060 | 12; 34 × 26 × 22; 13 | DE 2009.79 | 1/1 | 20 -4, 72 -9 | 720 7 | Content=1 [l]; Ingredients=Apple juice, not from concentrate; Best before=12 months from filling
1175 | 3100 | 6; 40 × 30 × 28; 19.4 | TW 1903.00 | 6/1 | 24 -5, 96 -10 | 96 7 | Net weight=3 [kg]; Ingredients=Tapioca starch, water, caramel color; Cooking time=25 minutes; Best before=12 months from packing
1176 | 270 | 20; 40 × 30 × 26; 6 | BR 0903.00 | 12/1 | 48 -6, 192 -12 | 480 7 | Leaves=Ilex paraguariensis, roasted; Caffeine=About 1 %; Best before=24 months from packing
1177 | 230 | 36; 46 × 34 × 30; 9 | DE 7013.37 | 12/1 | 48 -6, 192 -12 | 192 10 | Glass=Borosilicate; Content=240 [ml]; Teat=Silicone, size 1; Standard=EN 14350
1178 | 9200 | 1; 86 × 34 × 30; 10.4 | PL 9503.00 | 2/1 | 6 -5, 24 -11 | 24 14 | Wood=Beech; Load=40 [kg]; Seat height=42 [cm]; Standard=EN 71, from 18 months
1179 | 260 | 24; 40 × 30 × 26; 7 | DE 2309.10 | 12/1 | 48 -6, 192 -12 | 480 7 | Ingredients=Rice flour 70 %, carrot 12 %, glycerine; Protein=6 %; Best before=18 months from packing
1180 | 110 | 60; 44 × 32 × 26; 7.4 | CN 4201.00 | 12/1 | 60 -6, 240 -13 | 240 10 | Material=Polyester webbing, padded; Neck=38–52 [cm]; Width=2.5 [cm]; Included=Brass tag
1181 | 310 | 24; 40 × 30 × 26; 8.2 | DE 2309.90 | 12/1 | 48 -6, 192 -12 | 480 7 | Ingredients=Fish, cereals, algae, yeast; Protein=46 %; Best before=24 months from packing
1182 | 45 | 120; 60 × 32 × 26; 6.2 | CN 4201.00 | 24/1 | 96 -7, 480 -15 | 480 10 | Rod=Wood, 45 cm; Feather=Goose; Bell=Steel
1183 | 420 | 20; 54 × 40 × 34; 9.2 | CN 9503.00 | 8/1 | 32 -6, 128 -13 | 128 12 | Material=ABS; Height=32 [cm]; Standard=EN 71, from 3 years
1184 | 980 | 8; 60 × 44 × 40; 9 | DE 9503.00 | 6/1 | 24 -5, 96 -11 | 96 12 | Material=ABS; Length=42 [cm]; Scale=1:16; Standard=EN 71, from 3 years
1185 | 620 | 12; 50 × 40 × 38; 8.8 | CN 9503.00 | 6/1 | 24 -5, 96 -11 | 96 12 | Included=Hat, wand, cards, cloth and booklet; Tricks=25; Standard=EN 71, from 7 years
1186 | 210 | 100; 62 × 46 × 40; 21.8 | DE 4819.10 | 1/1 | 10 -5, 50 -10 | 100 5 | Board=Double wall, BC flute; Inside=30 × 20 × 15 [cm]; Load=20 [kg]; Recycled=80 %
1187 | 28 | 250; 48 × 36 × 30; 7.6 | PL 4819.40 | 1/1 | 20 -6, 100 -12 | 500 7 | Paper=Kraft, 90 g/m²; Measures=24 × 10 × 31 [cm]; Handle=Twisted paper; Load=8 [kg]
1188 | 120 | 60; 34 × 26 × 22; 7.6 | CN 4821.10 | 1/1 | 10 -6, 50 -12 | 200 10 | Board=Kraft, 300 g/m²; Measures=9 × 4.5 [cm]; String=Jute, 20 cm
1189 | 210 | 50; 62 × 36 × 20; 11 | DE 4910.00 | 25/1 | 100 -8, 500 -17 | 500 12 | Format=30 × 60 [cm]; Paper=90 [g/m²]; Languages=English, German, French
1190 | 42000 | 1; 50 × 66 × 138; 46 | PL 9403.10 | 2/1 | 6 -4, 20 -9 | 6 14 | Material=Sheet steel, powder-coated; Measures=40 × 62 × 132 [cm]; Load of a drawer=40 [kg]; Lock=Central, two keys
1191 | 240 | 60; 36 × 26 × 32; 14.8 | CN 4820.30 | 1/1 | 20 -6, 100 -12 | 480 7 | Format=A4; Material=Hardboard, 3 mm; Clip=Steel, nickel-plated
1192 | 1100 | 8; 58 × 58 × 36; 10.4 | CN 4905.90 | 4/1 | 16 -5, 64 -11 | 64 14 | Diameter=25 [cm]; Map=Political, by day and night; Power=E14, 10 W, included
1193 | 170 | 48; 42 × 32 × 22; 8.8 | CN 8306.10 | 12/1 | 48 -6, 192 -12 | 192 10 | Bell=Steel, chromed; Base=Steel, black; Diameter=8.5 [cm]
1194 | 13800 | 1; 84 × 54 × 100; 15 | CN 8716.80 | 4/1 | 20 -5, 60 -10 | 60 21 | Content=100 [l]; Frame=Steel, zinc and clear lacquer; Wheels=100 mm, swivel; Load=130 [kg]
1195 | 520 | 16; 60 × 44 × 40; 9.6 | CN 8306.21 | 1/1 | 12 -5, 60 -12 | 60 7 | Cup=Metal, gold-tone; Base=Marble; Engraving=Plate 60 × 15 mm
`;
