const words = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => [word.toLowerCase(), word]),
  );

/**
 * Words of model names and badges that the rule of letters would write otherwise: names with capitals of their own, short
 * ones that are no abbreviation, and long ones that are. A model that looks wrong in a filter goes here.
 */
export const modelWords = words(`
  HiLux HiAce LandCruiser LiteAce TownAce RegiusAce EcoSport MiTo XDiavel XCeed ProCeed CLK-Class
  bZ4X eT60 eDeliver eVito eSprinter iLoad iMax i-MiEV iX iX1 iX2 iX3 ix35 ix20
  e-tron e-Golf e-Niro e-2008 e-208 e-308 e-C4 e-NV200 e-up! e:HEV xLine
  X-TRAIL LEAF IONIQ e-POWER e-4ORCE e+ PRO-4X NISMO LAMS PanAmericana
  D-MAX T-Roc T-Max S-Max C-Max B-Max X-Max N-Max
  PHEV MHEV TFSI TDCi CRDi CDTi GTSR FPV HSV AMG EQ RAV PIK-UP Ute
  tS SRi VTi VTi-L VTi-S VTi-LX GLi GLXi CSi RSi Ti DTi CDi GDi Di-D Si SSi
  Rio Zoe Fit Ion Sai Leo Ace Ka Up Up! Fox Evo Neo Eco Pro Max One Van Bus Cab Air Sky Sun Duo Box Art Zen Mr Old New Red
  Top Low Day Fun Run Sea Bay Big Bob Fat Boy Pop Out Off On Go Ami Aya Wow Hot Key Yes Elan Le El De Von
`);

/** Words within a name that are small. */
export const smallWords: ReadonlySet<string> = new Set(['and', 'of', 'with', 'by', 'the', 'for', 'in', 'to']);

/** Words of equipment that are written with capitals: abbreviations that can be spoken, and names. */
export const featureWords = words(`
  ABS ESC ESP EBD EBA BAS ASR VSA USB LED OLED AUX HID AM FM DAB AEB ACC LKA LKAS LDA RCTA RCTAB HUD SUV UHF EFB EV DC AC
  AWD HDMI EPB ANCAP AI AVM ECU ATM RSA ISA ESA HBA EDL UV SOS OTA IR ID ADAS OBD AMG TFSI ISOFIX COMAND MMI
  Bluetooth Apple CarPlay Android Google Siri Alexa Amazon Spotify iPod iPhone iPad Wi-Fi WiFi Qi AdBlue
  Bose Harman Kardon Bowers Wilkins Meridian Burmester Olufsen Sony Pioneer Alpine Fender Rockford Fosgate Dynaudio Krell
  Naim Focal McIntosh Dolby Atmos Levinson Bilstein Brembo Recaro Momo Koni ARB Ironman Lovells Warn Redarc Thule Yakima
  Michelin Pirelli Bridgestone Nappa Alcantara Dakota Merino Haldex Torsen Isuzu Toyota Mazda Nissan Ford Audi Subaru
  FordPass iDrive MBUX EyeSight ConnectedDrive Uconnect IntelliLink MyLink OnStar ProPilot SmartSense TomTom Garmin
  HomeLink Truma Dometic Thetford Webasto Cruisemaster AL-KO Starlink SiriusXM Akrapovic Öhlins Showa Termignoni
`);
