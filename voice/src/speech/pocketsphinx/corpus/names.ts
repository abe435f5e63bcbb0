const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Common first names of Britain and the United States. */
export const firstNames = words(`
  james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark
  donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary
  nicholas eric jonathan stephen larry justin scott brandon benjamin samuel frank gregory alexander patrick jack
  dennis jerry tyler aaron henry peter adam nathan zachary walter kyle harry oliver oscar leo max simon martin ian
  graham neil stuart philip luke sam tom ben dan mike chris joe nick alex matt tony
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy
  angela shirley anna brenda pamela emma nicole helen samantha katherine christine rachel carolyn janet maria
  heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia alice grace hannah charlotte
  sophie lucy claire jane kate ruth sally fiona kim sue anne amelia chloe ella mia lily zoe
  mohammed ahmed ali omar fatima priya raj
`);

/** Common surnames of Britain and the United States. */
export const surnames = words(`
  smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter
  roberts evans turner phillips parker edwards collins stewart morris murphy cook rogers morgan cooper peterson bailey
  reed kelly howard ward cox richardson wood watson brooks bennett gray james hughes price myers foster ross jenkins
  perry powell long patterson hamilton graham sullivan wallace west cole hayes hunter fisher stone palmer knight
  shaw khan patel singh chapman marshall simpson ellis gibson harrison hudson webb butler barnes holmes kennedy
  spencer barker armstrong o'brien o'connor hart ford fox burns dixon mason
`);
