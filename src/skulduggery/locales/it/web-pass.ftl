title = Un telefono per tutti
